/** The enemies in question, with where they stand and the chance to remove them. */
import { isLarge, percent, squareOf, type ActionView, type ProspectView, type View } from './board';
import type { Plan, Point } from './geometry';
import type { StarHand } from './hand.svelte';

export interface Target {
  target: string;
  to: Point;
  /** the chance to remove it, or to hurt it where it takes several hits; points that a hit would take */
  label: string;
  /** it can be attacked from where the figure stands */
  here: boolean;
  wide: number;
  /** somebody stands below it, and nobody above: there is room for the label */
  above: boolean;
}

function chanceOn(target: string, now: ActionView[] | undefined, prospect: ProspectView | undefined): string {
  const found = (now ?? []).flatMap(({ chances }) => chances?.find((chance) => chance.target === target) ?? []);
  const best = Math.max(prospect?.chance ?? 0, ...found.map(({ removed, damaged }) => removed || damaged));
  return now || prospect ? `${percent(best)} %` : '';
}

export function targetsOf(view: View, hand: StarHand, plan: Plan): Target[] {
  return [...new Set([...hand.attacks.keys(), ...hand.prospects.keys()])].flatMap((target) => {
    const square = squareOf(view, target);
    const wide = isLarge(target) ? 2 : 1;
    const to = square ? plan.middle(square, wide) : null;
    const prospect = hand.prospects.get(target);
    const now = hand.attacks.get(target);
    const label =
      now?.[0]?.kind === 'hit' ? now.map(({ count }) => count).join(' / ') : chanceOn(target, now, prospect);
    const beside = (rows: number) => (square ? plan.beside(square, [0, rows]) : null);
    const taken = (at: string | null) => at !== null && hand.standing.has(at);
    const above = taken(beside(wide)) && !taken(beside(-1));
    return to && label ? [{ target, to, label, here: Boolean(now) || !prospect?.square, wide, above }] : [];
  });
}
