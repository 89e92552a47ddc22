/** Words that mean one thing, each found by the others. */
export class Synonyms {
  readonly #groups = new Map<string, Set<string>>();
  readonly #beginnings = new Set<string>();

  constructor(groups: readonly (readonly string[])[]) {
    for (const words of groups) {
      for (const word of words) {
        const others = this.#groups.get(word) ?? new Set();
        for (const other of words) if (other !== word) others.add(other);
        this.#groups.set(word, others);
        for (let to = 1; to < word.length; to++) this.#beginnings.add(word.slice(0, to));
      }
    }
  }

  of(word: string): string[] {
    return [...(this.#groups.get(word) ?? [])];
  }

  has(word: string): boolean {
    return this.#groups.has(word);
  }

  isBeginning(text: string): boolean {
    return this.#beginnings.has(text);
  }

  get words(): Iterable<string> {
    return this.#groups.keys();
  }
}
