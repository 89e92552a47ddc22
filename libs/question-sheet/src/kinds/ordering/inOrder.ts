import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { letterAt } from '../parts/beginOptions';

/** Sorts the options into the right order and renames their letters. */
export function inOrder(draft: QuestionDraft): QuestionDraft {
  const places = new Map(draft.key.map(([letter], at) => [letter, at]));
  const last = draft.options.length;
  const options = draft.options
    .toSorted((one, other) => (places.get(one.key) ?? last) - (places.get(other.key) ?? last))
    .map((option, at) => ({ ...option, key: letterAt(at) }));
  return { ...draft, options, key: options.map(({ key }) => [key]) };
}

/** True if every step has a place; an import without an order does not get a random one. */
export const isOrdered = ({ options, key }: QuestionDraft) =>
  key.length === options.length &&
  options.every((option) => key.some(([letter]) => letter === option.key));
