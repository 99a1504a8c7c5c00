/** Claims: what can be said in the game's own notation, step by step, and what one's own notes say about it. */
import type { OwnView } from './board';
import { cardWords, claimWords, say, seatWords } from './notes';
import type { Claim, Received } from './notebook';
import { letterOf, seatOf } from './seats';

/** The cards that a claim may name. */
export const CLAIM_CARDS = [
  'GAS',
  'ARM',
  'AMMO',
  'AID',
  'KEY',
  'HEAVY',
  'NADE',
  'BOOST',
  'SCOPE',
  'KNIFE',
  'SCAN',
  'ANTI',
  'NVG',
  'SIGNAL',
  'SNIPER',
];
export const PLANS = ['hive', 'search', 'terminal', 'doors', 'scan', 'heal', 'guard', 'away'];
export const REQUESTS = ['give_gas', 'come', 'leave', 'open_doors', 'scan', 'follow'];
export const CLAIM_KINDS = [
  'clean',
  'accuse',
  'know',
  'trust',
  'got',
  'gave',
  'have',
  'will',
  'ask',
  'answer',
] as const;

export interface Continuation {
  /** the words so far */
  text: string;
  label: string;
  /** nothing more is needed */
  whole: boolean;
}

/** What may follow the words that were chosen so far; `seat` speaks, `players` sit at the table. */
export function continuations(words: string[], seat: number, players: number): Continuation[] {
  const [kind, second] = words;
  const others = Array.from({ length: players }, (_, i) => i)
    .filter((other) => other !== seat)
    .map(letterOf);
  const so = (next: string, label: string, whole: boolean): Continuation => ({
    text: [...words, next].join(' '),
    label,
    whole,
  });
  const full = (next: string): Continuation => {
    const text = [...words, next].join(' ');
    return { text, label: claimWords(text), whole: true };
  };
  if (!kind)
    return CLAIM_KINDS.map((one) => (one === 'clean' ? full(one) : so(one, say('claim-kind', { kind: one }), false)));
  if (kind === 'accuse' || kind === 'know' || kind === 'trust') return others.map(full);
  if (kind === 'will') return PLANS.map(full);
  if (kind === 'answer') return ['yes', 'no'].map(full);
  if (kind === 'have') {
    if (!second) return CLAIM_CARDS.map((card) => so(card, cardWords(card), false));
    return ['0', '1', '2', '3', '4', '5'].map(full);
  }
  if (!second) return others.map((letter) => so(letter, seatWords(seatOf(letter)), false));
  if (kind === 'ask') {
    if (words[2] === 'shoot') return others.filter((letter) => letter !== second).map(full);
    return [...REQUESTS.map(full), so('shoot', say('claim-shoot'), false)];
  }
  return (kind === 'got' ? ['INF', ...CLAIM_CARDS] : CLAIM_CARDS).map(full);
}

/** Whom a claim is about, as far as it is made. */
export const seatsIn = (claim: string): number[] =>
  [...new Set(claim.split(' ').slice(1).map(seatOf))].filter((seat) => seat >= 0);

const FORM =
  /^(clean|(accuse|know|trust) [RBGYWP]|gave [RBGYWP] [A-Z]+|got [RBGYWP] [A-Z]+|have [A-Z]+ [0-5]|will [a-z]+|ask [RBGYWP] [a-z_]+( [RBGYWP])?|answer (yes|no))$/;

/** Whether something that was said is a claim of this game. */
export const isClaim = (phrase: string): boolean => FORM.test(phrase);

/** What one's own notes say against a claim: it is not true, or it does not fit what one knows. */
export function doubt(claim: Claim, own: OwnView | null, exchanges: Received[]): 'false' | 'against' | null {
  if (!own || claim.seat === own.seat) return null;
  const [kind = '', whom = '', card = ''] = claim.claim.split(' ');
  const me = letterOf(own.seat);
  const between = exchanges.filter(({ other }) => other === claim.seat);
  if (whom === me && between.length) {
    if (kind === 'gave' && !between.some(({ got }) => got === card)) return 'false';
    if (kind === 'got' && card === 'INF' && !between.some(({ given }) => given === `INF_${me}`)) return 'false';
    if (kind === 'got' && card !== 'INF' && !between.some(({ given }) => given === card)) return 'false';
  }
  const sure = (seat: number): string | null => own.notes.find((note) => note.seat === seat)?.sure ?? null;
  if (kind === 'clean' && sure(claim.seat) === 'infected') return 'against';
  if (kind === 'trust' && sure(seatOf(whom)) === 'infected') return 'against';
  if ((kind === 'know' || kind === 'accuse') && (whom === me ? !own.infected : sure(seatOf(whom)) === 'clean'))
    return 'against';
  return null;
}
