/** A table without a server, for tests: what `Live` keeps, changed by hand. */
import type { Looked, Played, Scene, Step } from '../lib/protocol';

export class FakeLive {
  scene: Scene | null = $state.raw(null);
  log: Step[] = $state.raw([]);
  queue: Played[] = $state([]);
  /** the boards that were asked for */
  looks: number[] = [];

  /** Runs what needs effects; the answer ends it. */
  static root(make: () => void): () => void {
    return $effect.root(make);
  }

  jump(scene: Scene, log: Step[]): void {
    this.scene = scene;
    this.log = log;
    this.queue = [];
  }

  hear(played: Played): void {
    this.log = [...this.log, played.step];
    this.scene = played.scene;
    this.queue.push(played);
  }

  look(plies: number): Promise<Looked> {
    this.looks.push(plies);
    const scene = { ...(this.scene as Scene), plies };
    return Promise.resolve({ type: 'look', ref: 0, scene, position: '' });
  }
}

/** What somebody has taken up, changed by hand. */
export class FakeHand {
  held: string | null = $state(null);
  /** what cannot be put down */
  kept: string | null = null;

  show(text: string): boolean {
    this.held = text;
    return true;
  }

  cancel(): boolean {
    this.held = this.kept;
    return true;
  }
}
