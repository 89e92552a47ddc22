/** Words that mean one thing, each found by the others. */
export class Synonyms {
  readonly #groups = new Map<string, Set<string>>();
  readonly #beginnings = new Set<string>();

  /** The words that are written so by their sounds. */
  readonly #spelt = new Map<string, string[]>();

  constructor(groups: readonly (readonly string[])[], spell: (word: string) => string = () => '') {
    for (const words of groups) {
      for (const word of words) {
        const letters = spell(word);
        if (letters) this.#spelt.set(letters, [...(this.#spelt.get(letters) ?? []), word]);
      }
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

  /** Words spelt by these letters, with their synonyms. */
  spelt(letters: string): string[] {
    return (this.#spelt.get(letters) ?? []).flatMap((word) => [word, ...this.of(word)]);
  }

  isBeginning(text: string): boolean {
    return this.#beginnings.has(text);
  }

  get words(): Iterable<string> {
    return this.#groups.keys();
  }
}
