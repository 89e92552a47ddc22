import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { letterAt } from '../parts/beginOptions';

/** Written in the order that is right, whatever letters the steps had. */
export function inOrder(draft: QuestionDraft): QuestionDraft {
  const places = new Map(draft.key.map(([letter], at) => [letter, at]));
  const last = draft.options.length;
  const options = draft.options
    .toSorted((one, other) => (places.get(one.key) ?? last) - (places.get(other.key) ?? last))
    .map((option, at) => ({ ...option, key: letterAt(at) }));
  return { ...draft, options, key: options.map(({ key }) => [key]) };
}

/** Whether each step has its place: what came in without an order is given none by chance. */
export const isOrdered = ({ options, key }: QuestionDraft) =>
  key.length === options.length &&
  options.every((option) => key.some(([letter]) => letter === option.key));
