/** What a player thinks of the others: private marks, kept in this browser and nowhere else. */
import { store, stored } from '../../lib/settings.svelte';

export const MARKS = ['clean', 'unsure', 'infected'] as const;
export type Mark = (typeof MARKS)[number];

const KEPT = 12; // tables
const NAME = 'sublevel.panic-station.marks';

type Marks = Record<string, Mark>;
type Tables = Record<string, { marks: Marks; text: string }>;

function load(): Tables {
  const found = stored(NAME);
  return typeof found === 'object' && found !== null ? (found as Tables) : {};
}

/** The marks of one seat at one table. */
export class Suspicion {
  readonly #key: string;
  #marks = $state.raw<Marks>({});
  #text = $state('');

  constructor(table: string, seat: number) {
    this.#key = `${table}/${seat}`;
    const found = load()[this.#key];
    this.#marks = found?.marks ?? {};
    this.#text = found?.text ?? '';
  }

  of(seat: number): Mark | null {
    return this.#marks[String(seat)] ?? null;
  }

  /** Marks a player; the same mark again takes it away. */
  set(seat: number, mark: Mark): void {
    const { [String(seat)]: before, ...rest } = this.#marks;
    this.#marks = before === mark ? rest : { ...rest, [String(seat)]: mark };
    this.#save();
  }

  /** Words of one's own. */
  get text(): string {
    return this.#text;
  }
  set text(text: string) {
    this.#text = text;
    this.#save();
  }

  #save(): void {
    const rest = Object.entries(load()).filter(([key]) => key !== this.#key);
    const own = [this.#key, { marks: this.#marks, text: this.#text }];
    store(NAME, Object.fromEntries([...rest.slice(1 - KEPT), own]));
  }
}
