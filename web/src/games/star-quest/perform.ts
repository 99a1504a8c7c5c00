/** Carries out what the hand decided, and brings a refusal back to the place where it happened. */
import * as sound from '../../lib/sound';
import type { Refusal } from '../../lib/protocol';
import type { Act, Inquire, Why } from '../game';
import type { Deed, Refused, StarHand } from './hand.svelte';
import { lineOf, type Way } from './inquiry.svelte';
import { figureWords, obstaclesWords } from './notes';

export interface Doing {
  hand: StarHand;
  act: Act;
  why: Why;
  inquire?: Inquire | undefined;
  onrefused?: ((refusal: Refusal, at?: string) => void) | undefined;
}

/** Plays, begins a plan, or asks; true if something is played. */
export async function perform(doing: Doing, deed: Deed): Promise<boolean> {
  const { hand, act } = doing;
  if (!deed) return false;
  if ('plan' in deed) {
    hand.start(deed.plan);
    await hand.advance(act);
    return true;
  }
  const refused = await ('play' in deed
    ? told(deed.at, act(deed.play.id))
    : 'ask' in deed
      ? told(deed.at, doing.why(deed.ask))
      : blocked(doing, deed));
  if (!refused) return 'play' in deed;
  hand.refused = refused;
  sound.play('refuse');
  doing.onrefused?.(refused.refusal, refused.at || undefined);
  return false;
}

async function told(at: string, answer: Promise<Refusal | null>): Promise<Refused | null> {
  const refusal = await answer;
  return refusal && { refusal, at };
}

/** Why somebody cannot be attacked: what is in the line of fire, if anything is. */
async function blocked(
  { inquire }: Doing,
  { line, figure, target, at }: Extract<Deed, { line: unknown }>,
): Promise<Refused> {
  const way = (await inquire?.(lineOf(...line))) as Way | null | undefined;
  const args = { figure: figureWords(figure), target: figureWords(target) };
  const refusal = (key: string, more = {}): Refusal => ({
    key: `star-quest-board-${key}`,
    args: { ...args, ...more },
    clause: 'SQ-FIRE-1',
    text: '',
  });
  return way?.fire.length
    ? { refusal: refusal('no-line', { what: obstaclesWords(way) }), at, line }
    : { refusal: refusal('no-attack'), at };
}
