/** Dice as they are written: `2W`, `2R+2W`. The faces are only what a rolling die shows before it rests. */
export interface DieFace {
  colour: string;
  value: number | null;
}

const FACES: Record<string, number[]> = { W: [0, 0, 1, 0, 2, 0], R: [0, 1, 0, 2, 0, 3] };

export const facesOf = (colour: string): number[] => FACES[colour] ?? [0, 1, 2];

/** The dice of a roll that is still to come. */
export function diceOf(text: string): DieFace[] {
  return text.split('+').flatMap((part) => {
    const [, count, colour] = /^(\d+)([WR])$/.exec(part.trim()) ?? [];
    return colour ? Array.from({ length: Number(count) }, () => ({ colour, value: null })) : [];
  });
}
