/** Where a scenario of Underground is made. */
import { Bench, type Helpers } from '../../../scenario/bench.svelte';
import { CRAFT, turnDoor, type Draft, type Thing } from './draft';

export class ScenarioBench extends Bench<Draft, Thing> {
  constructor(draft: Draft, helpers: Helpers<Draft>) {
    super(CRAFT, draft, helpers);
  }

  /** A press on the tower with a tower in hand turns its door. */
  override press(cell: string): void {
    if (!this.held && this.tool === 'tower' && this.draft.tower === cell) this.turn();
    else super.press(cell);
  }

  /** The door faces the next side. */
  turn(): void {
    this.change(turnDoor(this.draft));
  }
}
