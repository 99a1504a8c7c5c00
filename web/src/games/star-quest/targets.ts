/** The enemies in question, with where they stand and the chance to remove them. */
import { isLarge, squareOf, type View } from './board';
import type { Plan, Point } from './geometry';
import type { StarHand } from './hand.svelte';

export interface Target {
  target: string;
  to: Point;
  /** in 1/10000 */
  chance: number;
  /** it can be attacked from where the figure stands */
  here: boolean;
  wide: number;
}

export function targetsOf(view: View, hand: StarHand, plan: Plan): Target[] {
  return [...new Set([...hand.attacks.keys(), ...hand.prospects.keys()])].flatMap((target) => {
    const square = squareOf(view, target);
    const wide = isLarge(target) ? 2 : 1;
    const to = square ? plan.middle(square, wide) : null;
    const prospect = hand.prospects.get(target);
    const now = hand.attacks.get(target)?.map(({ chances }) => chances?.[0]?.removed ?? 0);
    const chance = now ? Math.max(...now) : prospect?.chance;
    return to && chance !== undefined ? [{ target, to, chance, here: Boolean(now) || !prospect?.square, wide }] : [];
  });
}
