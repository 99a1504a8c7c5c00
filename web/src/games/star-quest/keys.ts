/** What the keys do on the board of Star Quest: everything can be played with them. */
import { STEPS } from './board';
import type { Camera } from './camera.svelte';
import type { Plan } from './geometry';
import type { Deed, StarHand } from './hand.svelte';
import { squareOf } from './board';

export interface Desk {
  hand: StarHand;
  plan: Plan;
  camera: Camera;
  /** where the keyboard's cursor is */
  cursor: string | null;
  /** a button has the focus: Enter and space are for it */
  onButton: boolean;
  usable: boolean;
  steer: (square: string) => void;
  press: (square: string) => void;
  go: (deed: Deed) => void;
}

const ARROWS: Record<string, number> = { ArrowUp: 0, ArrowRight: 2, ArrowDown: 4, ArrowLeft: 6 };

/** Does what a key means; true if it meant something. */
export function keyDeed(key: string, desk: Desk): boolean {
  const { hand, camera } = desk;
  const arrow = ARROWS[key];
  if (arrow !== undefined) return steer(desk, arrow);
  switch (key) {
    case '+':
      camera.zoom(1.4);
      return true;
    case '-':
      camera.zoom(1 / 1.4);
      return true;
    case 'Home':
      camera.reset();
      return true;
    case 'Escape':
      return hand.cancel();
  }
  if (!desk.usable) return false;
  switch (key.toLowerCase()) {
    case 'n':
      return look(desk, key === 'N' ? -1 : 1);
    case 't':
      return target(desk, key === 'T' ? -1 : 1);
    case 'w':
      return weapon(hand);
    case 'o':
      return door(desk);
    case 'd':
      return play(desk, 'done') || play(desk, 'stop') || play(desk, 'keep') || play(desk, 'scandone');
    case 'u':
      return play(desk, 'use') || play(desk, 'take');
    case 'e':
      return end(desk);
    case '0':
    case '1':
    case '2':
    case '3':
    case '4':
      return number(desk, key);
    case 'enter':
      return !desk.onButton && enter(desk);
    default:
      return false;
  }
}

function steer(desk: Desk, direction: number): boolean {
  const { hand, plan, cursor } = desk;
  const from = cursor ?? hand.over ?? hand.from ?? 'l12';
  const step = STEPS[direction];
  const to = step ? plan.beside(from, step) : null;
  hand.pinned = null;
  hand.refused = null;
  desk.steer(to ?? from);
  return true;
}

function look(desk: Desk, by: 1 | -1): boolean {
  const { hand } = desk;
  if (!hand.cycle(by)) return false;
  const square = hand.looked && hand.view ? squareOf(hand.view, hand.looked) : null;
  if (square) desk.steer(square);
  return true;
}

/** The next square or figure that can be attacked or chosen. */
function target(desk: Desk, by: 1 | -1): boolean {
  const { hand } = desk;
  const { view } = hand;
  if (!view) return false;
  const places = hand.choices.size
    ? [...hand.choices.keys()]
    : hand.rays.size
      ? [...hand.rays.values()].map(({ area }) => area?.[0] ?? '')
      : [...new Set([...hand.attacks.keys(), ...hand.prospects.keys()])].map((name) => squareOf(view, name) ?? '');
  if (!places.length) return false;
  const at = places.indexOf(desk.cursor ?? '');
  const next = places[(at + by + places.length + (at < 0 && by < 0 ? 1 : 0)) % places.length];
  if (next) desk.steer(next);
  return true;
}

function weapon(hand: StarHand): boolean {
  const { modes } = hand;
  if (modes.length < 2 && !modes.some((mode) => mode !== 'fire')) return false;
  const at = modes.indexOf(hand.mode ?? '');
  hand.mode = at === modes.length - 1 ? null : (modes[at + 1] ?? null);
  return true;
}

function door(desk: Desk): boolean {
  const [first] = desk.hand.doors.values();
  if (!first) return false;
  desk.go({ play: first, at: '' });
  return true;
}

function play(desk: Desk, kind: string): boolean {
  const action = desk.hand.only(kind);
  if (!action) return false;
  desk.go({ play: action, at: '' });
  return true;
}

/** Ends the turn; asks first where somebody could still attack. */
export function end(desk: Pick<Desk, 'hand' | 'go'>): boolean {
  const { hand } = desk;
  const action = hand.only('end');
  if (!action) return false;
  if (hand.eager.length && !hand.ending) {
    hand.ending = true;
    return true;
  }
  desk.go({ play: action, at: '' });
  return true;
}

/** A number: the figure of the squad, a die to roll again, or how many points a hit gets. */
function number(desk: Desk, key: string): boolean {
  const { hand } = desk;
  const die = hand.all('reroll').find(({ count }) => count === Number(key));
  if (die) {
    desk.go({ play: die, at: '' });
    return true;
  }
  const figure = [...hand.selectable.keys()].find((name) => /^[RYB]/.test(name) && name.endsWith(key));
  if (!figure) return false;
  hand.look(figure);
  const square = hand.view ? squareOf(hand.view, figure) : null;
  if (square) desk.steer(square);
  return true;
}

function enter(desk: Desk): boolean {
  const { hand, cursor } = desk;
  const deed = hand.confirm();
  if (deed) desk.go(deed);
  else if (cursor && hand.standing.has(cursor) && hand.selectable.has(hand.standing.get(cursor) ?? ''))
    desk.press(cursor);
  else if (hand.main) hand.main();
  else return false;
  return true;
}
