// How the clauses of a game's specification are arranged for players.
import type { RulesText } from '../lib/protocol';
import { plain } from './markdown';
import { folded } from './search';

/** A section of the rules page: its title is the message `<game>-rules-section-<slug>`. */
interface Plan {
  slug: string;
  /** The families of clauses that it holds, e.g. MOVE for BASE-MOVE-1. */
  families: string[];
}

const PLANS: Record<string, Plan[]> = {
  'the-base': [
    { slug: 'parts', families: ['COMP', 'GEO'] },
    { slug: 'setup', families: ['SETUP'] },
    { slug: 'turn', families: ['TURN', 'STATE', 'ENC'] },
    { slug: 'moving', families: ['MOVE'] },
    { slug: 'tiles', families: ['MANIP'] },
    { slug: 'capture', families: ['CAP'] },
    { slug: 'return', families: ['RET'] },
    { slug: 'saving', families: ['SAVE', 'BONUS'] },
    { slug: 'locked', families: ['LOCK'] },
    { slug: 'countdown', families: ['CD'] },
    { slug: 'advice', families: ['ADV'] },
    { slug: 'end', families: ['END'] },
    { slug: 'challenge', families: ['TC'] },
    { slug: 'hidden', families: ['RNG', 'INFO'] },
  ],
  underground: [
    { slug: 'parts', families: ['GEO'] },
    { slug: 'setup', families: ['SETUP'] },
    { slug: 'turn', families: ['TURN', 'CARD'] },
    { slug: 'pick', families: ['PICK'] },
    { slug: 'place', families: ['PLACE', 'ENC'] },
    { slug: 'move', families: ['MOVE'] },
    { slug: 'resolve', families: ['RES', 'TEL'] },
    { slug: 'water', families: ['WATER'] },
    { slug: 'code', families: ['CODE'] },
    { slug: 'kidnapper', families: ['KID'] },
    { slug: 'timer', families: ['TIME'] },
    { slug: 'scenarios', families: ['SC', 'RAT'] },
    { slug: 'end', families: ['END'] },
  ],
  'panic-station': [
    { slug: 'setup', families: ['SETUP', 'GEO'] },
    { slug: 'turn', families: ['ROUND', 'TURN', 'FIRST'] },
    { slug: 'rooms', families: ['LAY', 'MOVE', 'RUN'] },
    { slug: 'search', families: ['FIND'] },
    { slug: 'items', families: ['ITEM', 'SHOOT'] },
    { slug: 'devices', families: ['HEAL', 'TERM', 'BURN'] },
    { slug: 'exchange', families: ['ENC', 'XCH'] },
    { slug: 'infection', families: ['INF', 'KNOW', 'SCAN'] },
    { slug: 'parasites', families: ['ALERT', 'PAR', 'DMG'] },
    { slug: 'end', families: ['END'] },
    { slug: 'talk', families: ['TALK', 'PEND', 'NOTE', 'CLK'] },
  ],
  'star-quest': [
    { slug: 'setup', families: ['SETUP', 'DATA', 'VIEW', 'CAMP'] },
    { slug: 'turn', families: ['TURN', 'ACT', 'ID'] },
    { slug: 'move', families: ['MOVE', 'OPEN', 'GEO'] },
    { slug: 'fire', families: ['FIRE', 'HVY', 'REROLL'] },
    { slug: 'close', families: ['CC'] },
    { slug: 'radar', families: ['INT', 'SCAN', 'REV'] },
    { slug: 'dread', families: ['DRD'] },
    { slug: 'chips', families: ['CHIP'] },
    { slug: 'bays', families: ['DOCK'] },
    { slug: 'goals', families: ['OBJ', 'USE', 'TAKE', 'REM'] },
    { slug: 'cards', families: ['CARD', 'EQ'] },
    { slug: 'events', families: ['EV'] },
    { slug: 'end', families: ['END', 'SCORE'] },
  ],
};

export interface Entry {
  id: string;
  /** for players, in the reader's language; empty if the clause is not for them */
  short: string;
  /** the specification's, Markdown */
  exact: string;
  /** all that the search looks through */
  index: string;
}

export interface Chapter {
  slug: string;
  title: string;
  entries: Entry[];
}

export interface Book {
  chapters: Chapter[];
  /** clauses without a short text, by the specification's sections */
  further: Chapter[];
}

const familyOf = (id: string): string => id.split('-').slice(1, -1).join('-');

/** The key of a clause's short text. */
export const shortKey = (game: string, id: string): string => `${game}-rule-${id.toLowerCase()}`;

/** The rules in the reader's language. */
export function arrange(rules: RulesText, has: (key: string) => boolean, t: (key: string) => string): Book {
  const entries = rules.clauses.map((clause) => {
    const key = shortKey(rules.game, clause.id);
    const short = has(key) ? t(key) : '';
    const index = folded(`${clause.id} ${short} ${plain(clause.text)}`);
    return { id: clause.id, short, exact: clause.text, index, section: clause.section };
  });
  const chapters = (PLANS[rules.game] ?? []).map(({ slug, families }) => ({
    slug,
    title: t(`${rules.game}-rules-section-${slug}`),
    entries: entries.filter((entry) => entry.short && families.includes(familyOf(entry.id))),
  }));
  const placed = new Set(chapters.flatMap((chapter) => chapter.entries.map((entry) => entry.id)));
  const further = rules.sections.map((section, i) => ({
    slug: `further-${i}`,
    title: section.replace(/^[\d.]+\s*/, ''),
    entries: entries.filter((entry) => entry.section === section && !placed.has(entry.id)),
  }));
  return { chapters, further: further.filter((chapter) => chapter.entries.length) };
}
