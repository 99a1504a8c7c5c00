/** Who sits at the table that is shown: sentences name people; where nobody is known, the colour of the seat. */
class People {
  #names = $state.raw<readonly string[]>([]);

  /** Takes over the names of a table, by seat; an empty one is not known. */
  meet(names: readonly string[]): void {
    if (names.join('\n') !== this.#names.join('\n')) this.#names = names;
  }

  /** How somebody is called in a sentence; empty if that is not known. */
  at(seat: number): string {
    return this.#names[seat] ?? '';
  }
}

export const people = new People();
