/** What the workshops of all games begin with: a bench with the draft that was kept, the game, and a hand for the palette. */
import { api } from '../lib/api';
import type { GameInfo, Json } from '../lib/protocol';
import type { Bench, Helpers } from './bench.svelte';
import type { Workbench } from './kept.svelte';

export class Workplace<Draft, Thing extends string, B extends Bench<Draft, Thing>> {
  readonly game: string;
  readonly bench: B;
  /** what the server offers of the game, once it is known */
  info: GameInfo | null = $state.raw(null);
  /** dragged from the palette */
  carried: Thing | null = $state(null);

  constructor(game: string, kept: Workbench<Draft>, make: (draft: Draft, helpers: Helpers<Draft>) => B) {
    this.game = game;
    this.bench = make(kept.draft, {
      check: (draft) => api.checkScenario(game, draft),
      onkeep: (draft, right) => kept.keep(draft, right),
    });
  }

  /** Asks for the game, and what is wrong with the draft. */
  async open(): Promise<void> {
    void this.bench.look();
    const games = await api.games().catch(() => []); // without them one begins with nothing
    this.info = games.find(({ name }) => name === this.game) ?? null;
  }

  /** The scenarios of the house, by their names. */
  named(option: string): [string, Json][] {
    const found = this.info?.options.find(({ name }) => name === option);
    return Object.entries(found?.named ?? {}).filter(([, values]) => values !== null);
  }

  /** What was carried from the palette lies where the button is let go. */
  drop(cell: string | null): void {
    if (this.carried && cell) this.bench.change(this.bench.craft.put(this.bench.draft, this.carried, cell));
    this.carried = null;
  }
}
