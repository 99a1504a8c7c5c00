/** A suggestion of several parts: a piece and a way, in the order in which they were thought of. */
import { neighbour, SIDES } from './pieces';

const isPiece = (text: string): boolean => text.startsWith('P');
const isStep = (text: string): boolean => /^[A-I][1-9]-/.test(text);
const END_MOVE = '.';

/** The steps of a plan. */
export const stepsOf = (plan: readonly string[]): string[] => plan.filter(isStep);
/** The steps with which a plan begins. */
export function firstSteps(plan: readonly string[]): string[] {
  const end = plan.findIndex((text) => !isStep(text));
  return plan.slice(0, end < 0 ? plan.length : end);
}
/** The piece of a plan. */
export const pieceOf = (plan: readonly string[]): string | undefined => plan.find(isPiece);

/** A plan with something new in it: a piece instead of its piece, a way instead of its way. `steps` is what the card gives. */
export function joined(plan: readonly string[], texts: readonly string[], steps: number): string[] {
  const added = texts.some(isPiece) ? 'piece' : texts.every(isStep) ? 'way' : null;
  if (!added) return [...texts];
  const piece = added === 'piece' ? texts.find(isPiece) : pieceOf(plan);
  const way = added === 'way' ? texts : stepsOf(plan);
  const walksFirst = plan.findIndex(isStep) >= 0 && plan[0] !== pieceOf(plan);
  if (!piece) return [...way];
  if (!walksFirst || !way.length) return [piece, ...way];
  return [...way, ...(way.length < steps ? [END_MOVE] : []), piece];
}

/**
 * The way of a plan, one step longer; null if the cell is not the next one. What a planned piece makes possible nobody
 * has looked at yet: the table does when it is played.
 */
export function further(plan: readonly string[], figure: string, cell: string, steps: number): string[] | null {
  const way = stepsOf(plan);
  const end = way.at(-1)?.slice(3, 5) ?? figure;
  const beside = SIDES.some((side) => neighbour(end, side) === cell);
  return beside && way.length < steps ? [...way, `${end}-${cell}`] : null;
}
