/** Dice as they are written: `2W`, `2R+2W`. The faces are only what a rolling die shows before it rests. */
export interface DieFace {
  colour: string;
  value: number | null;
}

const FACES: Record<string, number[]> = { W: [0, 0, 1, 0, 2, 0], R: [0, 1, 0, 2, 0, 3] };

export const facesOf = (colour: string): number[] => FACES[colour] ?? [0, 1, 2];

// How long dice roll at normal speed, in milliseconds: they come to rest one after the other, and are read then.
const ROLL = 420;
const NEXT = 70;
const READ = 130;

/** When a die comes to rest, by its place in the roll. */
export const restOf = (index: number): number => ROLL + index * NEXT;

/** How long a roll of so many dice takes until its outcome is shown. */
export const rollLength = (count: number): number => (count > 0 ? restOf(count - 1) + READ : 0);

/** The dice of a roll that is still to come. */
export function diceOf(text: string): DieFace[] {
  return text.split('+').flatMap((part) => {
    const [, count, colour] = /^(\d+)([WR])$/.exec(part.trim()) ?? [];
    return colour ? Array.from({ length: Number(count) }, () => ({ colour, value: null })) : [];
  });
}
