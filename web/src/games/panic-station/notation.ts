/** Actions as they are written: read into what they are about, so that the board can point at it. */
export interface Choice {
  /** the first word: lay, put, mv, run, find, eq, boost, aid, nade, knife, bscan, signal, shoot, heal, term, burn, swap, give, arm, reloc, team, end, concede, say */
  kind: string;
  /** own character that acts */
  who?: string;
  /** N, E, S, W */
  direction?: string;
  /** the cell of a room card, `x,y` */
  cell?: string;
  orientation?: string;
  /** the letter of another player */
  player?: string;
  card?: string;
  /** characters and parasites that are hit or healed: `RT`, `p:1,0:g` */
  targets?: string[];
  /** rooms: from and to of a signal, the room of a parasite to be taken away */
  rooms?: string[];
  /** open, scan, lay, lay ?; yes, no; none, 1, T1A0; both; nv */
  how?: string;
}

const CELL = /^(-?\d+,-?\d+)([urdl])$/;

const placed = (text: string | undefined): Pick<Choice, 'cell' | 'orientation' | 'how'> => {
  const [, cell, orientation] = CELL.exec(text ?? '') ?? [];
  return cell && orientation ? { cell, orientation } : { how: '?' };
};

type Reader = (words: string[]) => Omit<Choice, 'kind'>;
const READERS: Record<string, Reader> = {
  lay: ([place]) => placed(place),
  put: ([place]) => placed(place),
  mv: ([who = '', direction = '']) => ({ who, direction }),
  run: ([who = '', direction = '']) => ({ who, direction }),
  find: ([who = '', ...rest]) => {
    const partner = rest.find((word) => word.startsWith('+'));
    return { who, ...(partner ? { player: partner.slice(1) } : {}), ...(rest.includes('nv') ? { how: 'nv' } : {}) };
  },
  eq: ([card = '']) => ({ card }),
  boost: () => ({ card: 'BOOST' }),
  aid: ([who = '', healed = '']) => ({
    who,
    card: 'AID',
    targets: healed.split(',').map((part) => part.split('+')[0] ?? ''),
    how: healed,
  }),
  nade: ([who = '', direction = '']) => ({ who, direction, card: 'NADE' }),
  knife: ([who = '', target = '']) => ({ who, targets: [target] }),
  bscan: ([who = '', player = '']) => ({ who, player, card: 'SCAN' }),
  signal: ([way = '']) => ({ rooms: way.split('>'), card: 'SIGNAL' }),
  shoot: ([who = '', how = '', targets = '']) => ({ who, how, targets: targets.split('&') }),
  heal: ([who = '']) => (who === 'both' ? { how: 'both' } : { who }),
  term: ([who = '', what = '', place]) => ({
    who,
    ...(what === 'lay' ? (place === '?' ? {} : placed(place)) : {}),
    how: what === 'lay' && place === '?' ? 'lay ?' : what,
  }),
  swap: ([player = '']) => ({ player }),
  team: ([how = '']) => ({ how }),
  give: ([card = '']) => ({ card }),
  arm: ([how = '']) => ({ how, card: 'ARM' }),
  reloc: ([what = '']) => {
    const [room = '', how = ''] = what.split(':');
    return { rooms: [room], how };
  },
  say: (words) => ({ how: words.join(' ') }),
};

/** An action, read; the colour of its player in front is no part of it. */
export function read(text: string): Choice {
  const [kind = '', ...words] = text.replace(/^[RBGYWP]: /, '').split(' ');
  return { kind, ...READERS[kind]?.(words) };
}

/** How many armour cards of an answer protect a character: `T1A2` names both, `1` is for whoever is hit. */
export function armourOf(how: string, kind: string): number {
  const [, found] = (/^\d/.test(how) ? /(\d+)/ : new RegExp(`${kind}(\\d+)`)).exec(how) ?? [];
  return Number(found ?? 0);
}
