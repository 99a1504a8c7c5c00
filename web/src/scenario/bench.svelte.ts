/** Where a scenario is made: what is in hand, what lies on the board, and what the server says about it. */
import { after } from '../lib/activity';
import { refusalOf } from '../lib/api';
import type { Json, Refusal, ScenarioCheck, ScenarioDraft, ScenarioFault } from '../lib/protocol';

/** What a game knows about its drafts. Whether one can be played is the server's to say. */
export interface Craft<Draft, Thing extends string> {
  readonly empty: Draft;
  /** a draft from values that the server could read; what is missing is as in an empty one */
  read(values: Json): Draft;
  /** the values as they are sent */
  write(draft: Draft): Record<string, Json>;
  /** what lies on a cell, the topmost first */
  thingsAt(draft: Draft, cell: string): Thing[];
  /** puts something on a cell; with `from` it is moved from there */
  put(draft: Draft, thing: Thing, to: string, from?: string | null): Draft;
  take(draft: Draft, thing: Thing, cell: string): Draft;
}

/** What a press on a cell does: move what lies there, take it away, or put something. */
export type Tool<Thing extends string> = 'move' | 'erase' | Thing;

export interface Held<Thing extends string> {
  thing: Thing;
  from: string;
}

export interface Helpers<Draft> {
  check: (draft: ScenarioDraft) => Promise<ScenarioCheck>;
  /** called when the draft or what is known about it has changed */
  onkeep: (draft: Draft, right: boolean) => void;
}

const PAUSE = 180; // milliseconds between a change and the question
const LONGEST_PAST = 100;

export class Bench<Draft, Thing extends string> {
  readonly craft: Craft<Draft, Thing>;
  readonly #helpers: Helpers<Draft>;
  #past: Draft[] = [];
  #questions = 0;
  #forget: () => void = () => undefined; // calls off the next look

  draft: Draft = $state.raw() as Draft;
  tool: Tool<Thing> = $state('move');
  held: Held<Thing> | null = $state.raw(null);
  faults: ScenarioFault[] = $state.raw([]);
  /** How the file is written, as it was looked at last; null where something is wrong. */
  file: string | null = $state.raw(null);
  /** Why the server could not be asked. */
  trouble: Refusal | null = $state.raw(null);
  /** Whether the last change has not been looked at yet. */
  pending = $state(true);
  undoable = $state(false);

  readonly wrong = $derived([...new Set(this.faults.flatMap(({ places }) => places))]);
  readonly right = $derived(!this.pending && this.file !== null);

  constructor(craft: Craft<Draft, Thing>, draft: Draft, helpers: Helpers<Draft>) {
    this.craft = craft;
    this.draft = draft;
    this.#helpers = helpers;
  }

  /** Another draft takes the place of this one; it can be taken back. */
  change(next: Draft): void {
    this.#past = [...this.#past.slice(-LONGEST_PAST), this.draft];
    this.#show(next);
  }

  undo(): void {
    const before = this.#past.pop();
    if (before) this.#show(before);
  }

  #show(draft: Draft): void {
    this.draft = draft;
    this.undoable = this.#past.length > 0;
    this.held = null;
    this.pending = true;
    this.#helpers.onkeep(draft, false);
    this.#forget();
    this.#forget = after(PAUSE, () => void this.look());
  }

  /** Asks the server what it thinks of the draft. An answer that comes too late is forgotten. */
  async look(): Promise<void> {
    this.#forget();
    const question = ++this.#questions;
    const draft = this.draft;
    try {
      const { faults, file } = await this.#helpers.check({ values: this.craft.write(draft) });
      if (question !== this.#questions || draft !== this.draft) return;
      [this.faults, this.file, this.trouble, this.pending] = [faults, file, null, false];
      this.#helpers.onkeep(draft, file !== null);
    } catch (error) {
      if (question === this.#questions) this.trouble = refusalOf(error);
    }
  }

  /** The file of the draft as it is now: a change that has not been looked at yet is looked at first. Null if something is wrong. */
  async written(): Promise<string | null> {
    if (this.pending) await this.look();
    return this.right ? this.file : null;
  }

  stop(): void {
    this.#forget();
    this.#questions++;
  }

  /** Opens the text of a file; what can be read of it is shown, also if something is wrong. */
  async open(text: string): Promise<void> {
    try {
      const { values, faults } = await this.#helpers.check({ file: text });
      if (Object.keys(values).length) {
        this.change(this.craft.read(values));
        await this.look();
      }
      // Only the file knows of values that are missing or cannot be read; the draft has others in their place.
      if (faults.length) [this.faults, this.file, this.pending] = [faults, null, false];
      this.trouble = null;
    } catch (error) {
      this.trouble = refusalOf(error);
    }
  }

  choose(tool: Tool<Thing>): void {
    this.tool = tool;
    this.held = null;
  }

  /** A press on a cell, by whatever means. */
  press(cell: string): void {
    const { held, tool } = this;
    if (held) this.drop(cell);
    else if (tool === 'move') this.lift(cell);
    else if (tool === 'erase') this.remove(cell);
    else this.change(this.craft.put(this.draft, tool, cell));
  }

  /** Takes up what lies on top of a cell. */
  lift(cell: string): void {
    const [thing] = this.craft.thingsAt(this.draft, cell);
    this.held = thing ? { thing, from: cell } : null;
  }

  /** Puts down what is held; where it was, nothing changes. */
  drop(cell: string): void {
    const { held } = this;
    this.held = null;
    if (held && held.from !== cell) this.change(this.craft.put(this.draft, held.thing, cell, held.from));
  }

  /** Takes away what is held, or what lies on top of a cell. */
  remove(cell: string): void {
    const [thing] = this.craft.thingsAt(this.draft, cell);
    const { held } = this;
    if (held) this.change(this.craft.take(this.draft, held.thing, held.from));
    else if (thing) this.change(this.craft.take(this.draft, thing, cell));
  }
}
