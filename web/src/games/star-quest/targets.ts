/** What can be attacked, where it stands, and where there is room for the label with its chance. */
import { isLarge, percent, squareOf, type ActionView, type ChanceView, type ProspectView, type View } from './board';
import { U, type Plan, type Point } from './geometry';
import type { StarHand } from './hand.svelte';

/** How large a label is. */
export const LABEL = { width: 38, height: 17 };

export interface Target {
  target: string;
  to: Point;
  /** the chance to remove it, or to hurt it where it takes several hits; points that a hit would take */
  label: string;
  /** it can be attacked from where the figure stands */
  here: boolean;
  wide: number;
  /** the upper edge of its label */
  top: number;
}

/** The chance that matters most: to remove a figure, or to wound one that takes several hits. */
export const mainChance = ({ removed, damaged, life = 1 }: ChanceView): number => (life > 1 ? damaged : removed);

function chanceOn(target: string, now: ActionView[] | undefined, prospect: ProspectView | undefined): string {
  const told = [...(now ?? []), ...(prospect ? [prospect] : [])];
  const found = told.flatMap(({ chances }) => chances?.find((chance) => chance.target === target) ?? []);
  return told.length ? `${percent(Math.max(0, ...found.map(mainChance)))} %` : '';
}

/** Half of what the reticle round a figure takes. */
export const reach = (wide: number): number => 19 + (wide - 1) * 15;

export function targetsOf(view: View, hand: StarHand, plan: Plan): Target[] {
  const found = [...new Set([...hand.attacks.keys(), ...hand.prospects.keys()])].flatMap((target) => {
    const square = squareOf(view, target);
    const wide = isLarge(target) ? 2 : 1;
    const to = square ? plan.middle(square, wide) : null;
    const prospect = hand.prospects.get(target);
    const now = hand.attacks.get(target);
    const label =
      now?.[0]?.kind === 'hit' ? now.map(({ count }) => count).join(' / ') : chanceOn(target, now, prospect);
    return to && label ? [{ target, to, label, here: Boolean(now) || !prospect?.square, wide, top: 0 }] : [];
  });
  const others = [...hand.standing.keys()].flatMap((square) => plan.middle(square) ?? []);
  return placed(found, others);
}

/** Gives each label the place, below or above its figure, where it covers the fewest labels and figures. */
export function placed(targets: readonly Target[], figures: readonly Point[]): Target[] {
  const done: Target[] = [];
  for (const one of targets) {
    const { x, y } = one.to;
    const places = [
      y + reach(one.wide) + 2,
      y - reach(one.wide) - 2 - LABEL.height,
      y + reach(one.wide) + 4 + LABEL.height,
    ];
    const cost = (top: number): number => {
      const over = (at: Point, halfWidth: number, from: number, to: number) =>
        Math.abs(at.x - x) < halfWidth + LABEL.width / 2 && from < top + LABEL.height && top < to;
      const labels = done.filter(({ to, top: other }) => over(to, LABEL.width / 2, other, other + LABEL.height));
      const covered = figures.filter((at) => over(at, U / 3, at.y - U / 3, at.y + U / 3));
      return labels.length * 3 + covered.length;
    };
    const top = places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
    done.push({ ...one, top });
  }
  return done;
}
