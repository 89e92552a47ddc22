/** A sign of its own for each syllable and each initial, so that sounds are compared as texts are. */
const FIRST_SYLLABLE = 0xe000;
const FIRST_INITIAL = 0xf000;

export const asInitial = (letter: string): number => FIRST_INITIAL + letter.charCodeAt(0);

/** The syllables that some text has; nothing else could be found. */
export class Sounds {
  readonly #signs = new Map<string, string>();
  readonly #syllables: string[] = [];
  /** Prefixes of known syllables. */
  readonly #beginnings = new Set<string>();

  signOf(syllable: string): string {
    const known = this.#signs.get(syllable);
    if (known !== undefined) return known;
    const sign = String.fromCharCode(FIRST_SYLLABLE + this.#syllables.length);
    this.#signs.set(syllable, sign);
    this.#syllables.push(syllable);
    for (let to = 1; to <= syllable.length; to++) this.#beginnings.add(syllable.slice(0, to));
    return sign;
  }

  known(syllable: string): string | undefined {
    return this.#signs.get(syllable);
  }

  isBeginning(letters: string): boolean {
    return this.#beginnings.has(letters);
  }

  /** The syllable behind a sign, or null for a sign that is none. */
  syllable(code: number): string | null {
    return this.#syllables[code - FIRST_SYLLABLE] ?? null;
  }

  /** One sign for each: of its sound, or itself where it has none. */
  heard(signs: string, syllables: readonly string[]): string {
    return signs
      .split('')
      .map((sign, at) => (syllables[at] ? this.signOf(syllables[at]) : sign))
      .join('');
  }
}

/** The sign that stands for how a sound begins; a letter is its own, what is silent stays so. */
export function initialCode(sound: number, sounds: Sounds): number {
  const syllable = sounds.syllable(sound);
  if (syllable !== null) return asInitial(syllable);
  const sign = String.fromCharCode(sound);
  return /[a-z0-9]/.test(sign) ? asInitial(sign) : sound;
}
