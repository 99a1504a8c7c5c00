/** The sentence that says what to do now, made from the state; and a smaller one that helps. */
import { asksFirst, type BoardView } from './board';
import type { UndergroundHand } from './hand.svelte';
import { actionWords, letterOf, say } from './notes';

export interface Prompt {
  prompt: string;
  hint: string;
}

type Sentence = (view: BoardView, hand: UndergroundHand, phone: boolean) => Prompt;

/** What it costs to end the move where the figure stands; empty if nothing. */
const seenHere = ({ timer, figure }: BoardView): string =>
  timer?.seen && figure ? say('discovery', { cell: figure, cards: timer.cards }) : '';

const SENTENCES: Record<string, Sentence> = {
  setup_plateau: (view, hand, phone) => ({
    prompt: say('prompt-plateau', { plateau: view.plateau ?? '' }),
    hint:
      hand.plateauPlaces.length === 1
        ? say(phone ? 'hint-plateau-turn-tap' : 'hint-plateau-turn')
        : say(phone ? 'hint-plateau-tap' : 'hint-plateau', { cell: view.target ?? '' }),
  }),
  setup_door: () => ({ prompt: say('prompt-door'), hint: say('hint-door') }),
  setup_first: () => ({ prompt: say('prompt-first'), hint: say('hint-first') }),
  play: (_, __, phone) => ({ prompt: say('prompt-play'), hint: say(phone ? 'hint-play-tap' : 'hint-play') }),
  act: acting,
  move: (view, hand, phone) => ({
    prompt: say('prompt-move', { count: view.steps }),
    hint: hand.way ? wayHint(hand, phone) : seenHere(view) || say(phone ? 'hint-move-tap' : 'hint-move'),
  }),
  resolve: (view, hand) => ({
    prompt: say('prompt-resolve', {
      what: hand.only('take_chip') ? 'chip' : hand.only('take_key') ? 'key' : 'valve',
      cell: view.figure ?? '',
    }),
    hint: hand.only('close') ? say('hint-valve') : '',
  }),
  teleport: (view) => ({ prompt: say('prompt-teleport', { cell: view.target ?? '' }), hint: say('hint-teleport') }),
  displace: (view, hand, phone) => ({
    prompt: say('prompt-displace', { cell: view.flood ?? '' }),
    hint: hand.costly
      ? `${actionWords(view, hand.costly)}. ${say(phone ? 'hint-again-tap' : 'hint-again')}`
      : say('hint-displace'),
  }),
  replace: () => ({ prompt: say('prompt-replace'), hint: say('hint-replace') }),
};

function acting(view: BoardView, hand: UndergroundHand, phone: boolean): Prompt {
  if (hand.piece && !hand.moving) return placing(view, hand, phone);
  const steps = view.moved ? 0 : view.steps;
  if (hand.moving) {
    const first = !view.placed && hand.shapes.length > 0;
    return {
      prompt: say(first ? 'prompt-move-first' : 'prompt-then-move', { count: steps }),
      hint: hand.way ? wayHint(hand, phone) : say(phone ? 'hint-move-tap' : 'hint-walk-keys'),
    };
  }
  return {
    prompt: say('prompt-end', { blue: view.card?.blue ? 'yes' : 'no' }),
    hint: view.moved || view.placed ? '' : say('hint-nothing'),
  };
}

function placing(view: BoardView, hand: UndergroundHand, phone: boolean): Prompt {
  const shape = hand.shape ?? '';
  if (hand.fitting && hand.level !== null)
    return {
      prompt: say('prompt-place-at', {
        shape,
        level: hand.level,
        door: hand.level === 10 ? 'level' : hand.level === 9 ? 'below' : 'far',
      }),
      hint: hand.swapping ? say('hint-place-swap') : say('hint-place-fits', { steps: view.moved ? 0 : view.steps }),
    };
  if (hand.swapping) return { prompt: say('prompt-swap', { shape }), hint: say('hint-swap') };
  return {
    prompt: say(hand.shapes.length > 1 ? 'prompt-place-choice' : 'prompt-place', { shape }),
    hint: hand.fits.length
      ? say(phone ? 'hint-place-tap' : 'hint-place', { count: hand.fits.length })
      : say('hint-place-none'),
  };
}

function wayHint({ way }: UndergroundHand, phone: boolean): string {
  if (!way) return '';
  const chips = way.chips ?? '';
  const words = say('hint-way', {
    cell: way.cell,
    steps: way.path.length,
    key: way.keys ? 'yes' : 'no',
    chips: chips === 'BL' ? 'both' : chips === 'B' ? 'breaker' : chips === 'L' ? 'ladder' : 'none',
  });
  const seen = way.seen ? say('hint-way-seen') : '';
  const again = asksFirst(way) ? say(phone ? 'hint-again-tap' : 'hint-again') : '';
  return [words, seen, again].filter(Boolean).join(' ');
}

/** What the player reads. */
export function promptOf(view: BoardView, hand: UndergroundHand, phone: boolean, waitingFor: string | null): Prompt {
  if (view.phase === 'over') return { prompt: say('prompt-over'), hint: '' };
  if (hand.teleporting) return { prompt: say('prompt-teleport-use'), hint: say('hint-teleport-use') };
  const sentence = SENTENCES[view.phase];
  if (hand.active && !hand.planning && sentence) return sentence(view, hand, phone);
  return {
    prompt: say('waiting', {
      who: waitingFor ?? say('seat', { letter: letterOf(view.seat) }),
      phase: view.phase,
    }),
    hint: [
      hand.planning ? say('waiting-suggest') : '',
      hand.only('turn_timer') ? say(phone ? 'waiting-timer-tap' : 'waiting-timer') : '',
    ]
      .filter(Boolean)
      .join(' '),
  };
}
