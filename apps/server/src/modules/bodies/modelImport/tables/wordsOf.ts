import { composeName } from '@cheese/domain/rules/bodies/composeName';
import { matchTerm } from '@cheese/domain/rules/bodies/matchTerm';
import { termOf } from '@cheese/domain/rules/bodies/terms';

export interface PartWords {
  name: string;
  nameEn: string;
  nameLatin: string;
  /** False if the name falls back to English. */
  isTranslated: boolean;
}

/** The number of a concept in the FMA; null where it has none of there. */
export const fmaOf = (concept: string): number | null => {
  const number = /^FMA(\d{1,8})$/.exec(concept)?.[1];
  return number === undefined ? null : Number(number);
};

/** Our term for a concept: by its number, or by the very name. */
export function termFor(concept: string, english: string) {
  const fma = fmaOf(concept);
  return (fma === null ? null : termOf(fma)) ?? matchTerm(english);
}

/** A concept in our words, where we have any: a term of ours, or put together of them. */
export function wordsOf(concept: string, english: string): PartWords {
  const term = termFor(concept, english);
  const name = term?.chinese[0] ?? composeName(english);
  const nameLatin = term?.latin[0] ?? '';
  return { name: name ?? english, nameEn: english, nameLatin, isTranslated: name !== null };
}
