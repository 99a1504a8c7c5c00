/** Where a mission is made: squares by presses, and docking bays by pressing a port. */
import { Bench, type Helpers } from '../../../scenario/bench.svelte';
import type { Colour } from '../cast.svelte';
import { CRAFT, dockAt, type Draft, type Thing } from './draft';

export class MissionBench extends Bench<Draft, Thing> {
  /** the squad that looks for a port */
  docking: Colour | null = $state(null);

  constructor(draft: Draft, helpers: Helpers<Draft>) {
    super(CRAFT, draft, helpers);
  }

  override choose(tool: Thing | 'move' | 'erase'): void {
    super.choose(tool);
    this.docking = null;
  }

  dock(colour: Colour): void {
    this.choose('move');
    this.docking = colour;
  }

  /** A press on a port: the squad docks there. */
  pressPort(port: string): void {
    if (this.docking) this.change(dockAt(this.draft, this.docking, port));
    this.docking = null;
  }
}
