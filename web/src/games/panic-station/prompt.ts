/** The sentence that says what to do now, made from the state; and a smaller one that helps. */
import { roomsHit, sealedCard, type BoardView } from './board';
import type { StationHand } from './hand.svelte';
import { actionWords, called, capital, giftWords, roomWords, say, seatWords, whoWords } from './notes';
import { letterOf } from './seats';

export interface Prompt {
  prompt: string;
  hint: string;
  /** whom it names: their marks stand before it */
  seats?: number[];
}

type Sentence = (view: BoardView, hand: StationHand, phone: boolean) => Prompt;

const ATTACKS = ['shoot', 'knife', 'nade'];

const own = (view: BoardView): string => (view.own ? letterOf(view.own.seat) : '');

const SENTENCES: Record<string, Sentence> = {
  turn: turning,
  place: (_, __, phone) => ({ prompt: say('prompt-place'), hint: say(phone ? 'hint-place-tap' : 'hint-place') }),
  encounter: (view, hand) => {
    const room = roomWords(view, view.room ?? '');
    return hand.legal.some(({ kind }) => ATTACKS.includes(kind))
      ? { prompt: say('prompt-encounter', { room }), hint: say('hint-encounter') }
      : { prompt: say('prompt-encounter-only', { room }), hint: say('hint-encounter-only') };
  },
  give: (view) => ({
    prompt: say('prompt-give', { partner: called(letterOf(partnerOf(view))) }),
    seats: [partnerOf(view)],
    hint: withDecided(view, say('hint-give')),
  }),
  team_reply: (view) => ({
    prompt: say('prompt-team', { player: seatWords(view.seat) }),
    hint: say('hint-team'),
    seats: [view.seat],
  }),
  relocate: (view) => ({
    prompt: say('prompt-relocate'),
    hint: say('hint-relocate', { room: roomWords(view, view.room ?? '') }),
  }),
  armour: (view) => ({
    prompt: say('prompt-armour', { count: losses(view) }),
    hint: withDecided(view, say('hint-armour')),
  }),
};

const losses = (view: BoardView): number =>
  view.damage.filter(({ who }) => who.charAt(0) === own(view)).reduce((sum, { points }) => sum + points, 0);

/** The log tells at once who has chosen in secret; whoever still has to choose reads it here too. */
function withDecided(view: BoardView, hint: string): string {
  const decided = view.seats.filter(({ answered, seat }) => answered && seat !== view.own?.seat);
  if (!decided.length) return hint;
  return `${say('decided', { players: decided.map(({ seat }) => seatWords(seat)).join(', ') })} ${hint}`;
}

/** With whom the eyes' seat exchanges. */
export const partnerOf = (view: BoardView): number =>
  view.own?.seat === view.seat ? (view.partner ?? view.seat) : view.seat;

/** What a gift means for whoever gives it. */
export function giftHint(view: BoardView, card: string): string {
  const player = seatWords(partnerOf(view));
  if (card === 'ANTI') return say('gift-anti', { partner: called(letterOf(partnerOf(view))) });
  if (card === `INF_${own(view)}`) return say('gift-infect', { player });
  if (card.startsWith('INF_')) return say('gift-foreign', { player });
  if (view.own?.infected) return say('gift-harmless', { player });
  return say(card === 'GAS' ? 'gift-gas' : 'gift-item', { player });
}

function turning(view: BoardView, hand: StationHand, phone: boolean): Prompt {
  const chosen = hand.chosen ?? hand.looked ?? hand.there;
  if (hand.mode === 'lay' || (hand.mode === 'term' && chosen?.cell))
    return { prompt: say('prompt-lay'), hint: say(phone ? 'hint-place-tap' : 'hint-place') };
  if (chosen) return { prompt: actionWords(view, chosen, own(view)), hint: priceWords(view, chosen.cost) };
  if (hand.mode)
    return {
      prompt: say(`prompt-${hand.mode}`),
      hint: hand.list.some((deed) => roomsHit(view, deed).length) ? say('hint-target') : say('hint-choose'),
    };
  const who = hand.who ? whoWords(hand.who, own(view)) : '';
  const { way } = hand;
  if (way)
    return {
      prompt: say('prompt-way', { who: capital(who), room: roomWords(view, way.room), count: way.cost }),
      hint: [way.exchange ? say('way-exchange') : '', way.alert ? say('way-alert') : ''].filter(Boolean).join(' '),
    };
  if (hand.walking) return { prompt: say('prompt-move', { who: capital(who) }), hint: say('hint-move') };
  if (hand.only('run')) return { prompt: say('prompt-run', { who: capital(who) }), hint: say('hint-run') };
  if (view.duty) return { prompt: say('prompt-duty', { count: view.points }), hint: say('hint-duty') };
  if (!view.points) return { prompt: say('prompt-spent'), hint: say('hint-spent') };
  return { prompt: say('prompt-turn', { count: view.points }), hint: say(phone ? 'hint-turn-tap' : 'hint-turn') };
}

export const priceWords = (view: BoardView, cost: number): string =>
  cost ? say('price', { cost, left: Math.max(0, view.points - cost) }) : say('price-free');

/** Why one waits; `told` is what the others did last. */
function waiting(view: BoardView, told: string): Prompt {
  const sealed = sealedCard(view);
  const awaited = view.waiting.find((seat) => seat !== view.own?.seat) ?? view.seat;
  if (view.phase === 'give')
    return {
      prompt: say('waiting-give', { a: seatWords(view.seat), b: seatWords(view.partner ?? view.seat) }),
      hint: sealed ? say('waiting-sealed', { card: giftWords(sealed, own(view)) }) : told,
      seats: [view.seat, view.partner ?? view.seat],
    };
  const phase = ['armour', 'team_reply', 'relocate', 'encounter', 'place'].includes(view.phase) ? view.phase : 'turn';
  return { prompt: say('waiting', { who: seatWords(awaited), phase }), hint: told, seats: [awaited] };
}

/** What the player reads; `answered`: the table gives a secret answer that leaves no choice. */
export function promptOf(view: BoardView, hand: StationHand, phone: boolean, told: string, answered = false): Prompt {
  if (view.phase === 'over') return { prompt: say('prompt-over'), hint: '' };
  const sentence = SENTENCES[view.phase];
  const secret = view.phase === 'give' || view.phase === 'armour';
  if (secret && hand.active && answered && hand.legal.length === 1)
    return { prompt: say('prompt-no-choice'), hint: withDecided(view, say(`hint-${view.phase}`)) };
  return hand.active && sentence ? sentence(view, hand, phone) : waiting(view, told);
}
