import type { QuestionParts, Given, Key } from './kind';

const keysOf = ({ options }: QuestionParts) => new Set(options.map(({ key }) => key));

export const areDifferent = (words: readonly string[]) => new Set(words).size === words.length;

/** True if all of these are options of the question, each named once. */
export const areOptions = (words: readonly string[], question: QuestionParts) =>
  nameOptions([words], question);

/** The same for each part of a key; the options are indexed once for all parts. */
export function nameOptions(
  parts: readonly (readonly string[])[],
  question: QuestionParts,
): boolean {
  const known = keysOf(question);
  return parts.every((words) => areDifferent(words) && words.every((word) => known.has(word)));
}

/** The only accepted word of each part that has exactly one. */
export const single = (key: Key): string[] =>
  key.flatMap((part) => (part.length === 1 ? part : []));

/** The number of correct parts, compared by position. */
export const rightParts = (given: Given, key: Key, isRight: IsRight = includes) =>
  key.filter((part, at) => isRight(part, given[at] ?? '', at)).length;

type IsRight = (part: readonly string[], word: string, at: number) => boolean;

const includes = (part: readonly string[], word: string) => part.includes(word);
