/** Who plays what at the table that is shown: seats by colour. A page shows one table, so there is one cast. */
import type { Json, Scene } from '../../lib/protocol';

export type Colour = 'RED' | 'YEL' | 'BLU';
export type Player = Colour | 'CHAOS';

const LETTERS: Record<string, Colour> = { R: 'RED', Y: 'YEL', B: 'BLU' };
const VARIABLES: Record<Player, string> = {
  RED: '--seat-r',
  YEL: '--seat-y',
  BLU: '--seat-b',
  CHAOS: '--seat-p',
};

class Cast {
  /** What each seat plays; Chaos has the last one. */
  players = $state.raw<Player[]>(['RED', 'CHAOS']);

  set(players: Player[]): void {
    if (players.join() !== this.players.join()) this.players = players;
  }

  of(seat: number): Player {
    return this.players[seat] ?? 'CHAOS';
  }
}

export const cast = new Cast();

export const colourVariable = (player: Player): string => VARIABLES[player];

/** The squad of a figure or of a bay square, by its letter; null for Chaos. */
export const colourOf = (figure: string): Colour | null =>
  /^[RYB]\d$/.test(figure) ? (LETTERS[figure.charAt(0)] ?? null) : null;

/** The first letter of a colour, as in the names of figures. */
export const letterOf = (colour: string): string => colour.charAt(0);

/** The seats of a table from its options: `colours` has a letter for each squad, in the order of the seats. */
export function seatsOf(options: Record<string, Json>, seats: number): Player[] {
  const letters = typeof options['colours'] === 'string' ? options['colours'] : 'RYB';
  const squads = [...letters].flatMap((letter) => LETTERS[letter] ?? []);
  return [...squads.slice(0, Math.max(1, seats - 1)), 'CHAOS'];
}

/** The seats as a scene names them. */
export function seatsIn(scene: Scene): Player[] | null {
  const squads = (scene.view as { squads?: { colour: string }[] } | null)?.squads;
  return squads?.length ? [...squads.map(({ colour }) => colour as Colour), 'CHAOS'] : null;
}
