/** The sentence that says what to do now, made from the state; and a smaller one that helps. */
import type { View } from './board';
import type { StarHand } from './hand.svelte';
import { eventWords, figureWords, say } from './notes';

export interface Prompt {
  prompt: string;
  hint: string;
}

type Sentence = (view: View, hand: StarHand, phone: boolean) => Prompt;

const SENTENCES: Record<string, Sentence> = {
  loadout: () => ({ prompt: say('prompt-loadout'), hint: say('hint-loadout') }),
  squad: acting,
  chaos: acting,
  event: (view, hand) => ({
    prompt: say('prompt-event', {
      card: view.event ? eventWords(view.event.event) : '',
      kind: hand.legal.find(({ kind }) => kind !== 'pass')?.kind ?? 'pass',
    }),
    hint: say('hint-event'),
  }),
  reinforce: (view, hand) => ({
    prompt: say('prompt-reinforce', { count: view.chaos.chips }),
    hint: hand.kind ? say('hint-place') : say('hint-reinforce'),
  }),
  reroll: (_view, _hand, phone) => ({
    prompt: say('prompt-reroll'),
    hint: say(phone ? 'hint-reroll-tap' : 'hint-reroll'),
  }),
  alloc: (view) => ({ prompt: say('prompt-alloc', { count: view.roll?.points ?? 0 }), hint: say('hint-alloc') }),
  lose: () => ({ prompt: say('prompt-lose'), hint: '' }),
  dread: () => ({ prompt: say('prompt-dread'), hint: say('hint-place') }),
  arm: () => ({ prompt: say('prompt-arm'), hint: '' }),
  scan: (view, _hand, phone) => ({
    prompt: say('prompt-scan', { board: view.scanning ?? 0, count: view.chaos.blips }),
    hint: say(lastBoard(view) ? 'hint-scan-last' : phone ? 'hint-scan-tap' : 'hint-scan'),
  }),
  scan_at: () => ({ prompt: say('prompt-scan-at'), hint: say('hint-place') }),
};

const lastBoard = (view: View): boolean => view.boards.filter(({ scan }) => scan !== 'yes').length === 1;

function acting(_view: View, hand: StarHand, phone: boolean): Prompt {
  if (hand.ending)
    return {
      prompt: say('prompt-sure', { figures: hand.eager.map(figureWords).join(', '), count: hand.eager.length }),
      hint: '',
    };
  const { figure } = hand;
  if (!figure) {
    const left = hand.selectable.size;
    return left
      ? { prompt: say('prompt-choose', { count: left }), hint: say(phone ? 'hint-choose-tap' : 'hint-choose') }
      : { prompt: say('prompt-end'), hint: '' };
  }
  const who = figureWords(figure);
  // Chaos learns what one of its many figures can do when it selects it.
  if (!hand.open && !hand.outlook)
    return { prompt: say('prompt-looked', { figure: who }), hint: say(phone ? 'hint-looked-tap' : 'hint-looked') };
  if (hand.aiming)
    return {
      prompt: say('prompt-aim', { figure: who, mode: hand.aiming }),
      hint: say(phone ? 'hint-aim-tap' : 'hint-aim'),
    };
  const far = Math.max(0, ...(hand.outlook?.ways.map(({ cost }) => cost) ?? []));
  const now = hand.attacks.size;
  const later = [...hand.prospects.values()].filter(({ square }) => square).length;
  const can = `${now || hand.prospects.size ? 'f' : ''}${far ? 'm' : ''}`;
  return {
    prompt: say('prompt-act', { figure: who, can: can || 'none', steps: far }),
    hint: say(phone ? 'hint-act-tap' : 'hint-act', {
      targets: now || hand.prospects.size - later,
      later,
      scan: hand.outlook?.ways.some(({ scan }) => scan) ? 'yes' : now || hand.prospects.size ? 'no' : 'none',
    }),
  };
}

/** What the player reads. */
export function promptOf(view: View, hand: StarHand, phone: boolean, waitingFor: string | null): Prompt {
  if (view.phase === 'over') return { prompt: say('prompt-over'), hint: '' };
  const sentence = SENTENCES[view.phase];
  if (hand.active && sentence) return sentence(view, hand, phone);
  const who = waitingFor ?? say('somebody');
  return { prompt: say('waiting', { who, phase: view.phase }), hint: '' };
}
