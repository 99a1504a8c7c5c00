/** The scene of The Base with its types, and what is read off it for drawing. Nothing here is a rule. */
import type { Scene } from '../../lib/protocol';
import type { ActionView, BoardAids, BoardView, PieceView } from '../../lib/the-base';
import { sideOfSeat, type Openings, type Side } from './geometry';

export type { ActionView, BoardAids, BoardView, PieceAids, PieceView, SlotView, TileView } from '../../lib/the-base';

export const viewOf = (scene: Scene): BoardView & { deal?: string | null } => scene.view as BoardView;
export const legalOf = (scene: Scene): ActionView[] => scene.legal as ActionView[];
export const aidsOf = (scene: Scene): BoardAids | null => (scene.aids ?? null) as BoardAids | null;

/** The side that the eyes belong to; a spectator sits with the Explorers. */
export const ownSide = (scene: Scene): Side => sideOfSeat(scene.eyes ?? 0);

/** The openings of all tiles. A hidden one leads nowhere, even where its face is shown after the match. */
export const tilesOf = (view: BoardView): Openings =>
  Object.fromEntries(view.tiles.map((tile) => [tile.cell, tile.hidden ? null : tile.open]));

export const pieceId = (piece: { side: string; number: number }): string => piece.side + piece.number;

/** The piece on a place. */
export const pieceOn = (view: BoardView, place: string): PieceView | undefined =>
  view.pieces.find((piece) => piece.at === place);

/** Where a side's pieces stand; a piece can cross them. */
export const placesOf = (view: BoardView, side: string): Set<string> =>
  new Set(view.pieces.flatMap((piece) => (piece.side === side && piece.at ? [piece.at] : [])));

/** The word of a side in message arguments. */
export const sideWord = (side: string): string => (side === 'M' ? 'mutants' : 'explorers');
export const sideOfWord = (word: unknown): Side => (word === 'mutants' ? 'M' : 'X');
