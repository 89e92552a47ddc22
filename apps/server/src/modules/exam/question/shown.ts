/**
 * The order in which options are shown, as a word of their own letters: `CAB` shows C first, under
 * the letter A. Answers and keys are kept in the options' own letters, whatever was shown.
 */
type Shown = string | null;

const FIRST = 'A'.codePointAt(0)!;
const letterAt = (place: number) => String.fromCodePoint(FIRST + place);

/** Maps displayed option letters back to the original ones. */
export const inOwn = (given: readonly string[], shown: Shown): string[] =>
  given.map((word) => (shown && isLetter(word) ? (shown[place(word)] ?? word) : word));

/** Maps original option letters to the displayed ones. */
export const inShown = (words: readonly string[], shown: Shown): string[] =>
  words.map((word) =>
    shown && isLetter(word) && shown.includes(word) ? letterAt(shown.indexOf(word)) : word,
  );

const isLetter = (word: string) => /^[A-Z]$/u.test(word);
const place = (letter: string) => (letter.codePointAt(0) ?? FIRST) - FIRST;

/** The options in the order in which they are shown, under their shown letters. */
export const toShown = <Option extends { key: string }>(
  options: readonly Option[],
  shown: string,
): Option[] =>
  [...shown].flatMap((own, at) =>
    options.filter(({ key }) => key === own).map((option) => ({ ...option, key: letterAt(at) })),
  );
