import type { QuestionDraft } from '@cheese/domain/questions/draft';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const MOST_OPTIONS = 8;
const AT_FIRST = 4;

export const letterAt = (at: number) => LETTERS[at] ?? '';

/** An option without words yet, under the letter of its place. */
export const emptyOption = (at: number) => ({ key: letterAt(at), text: '', picture: null });

/** A draft with options to choose from: its own, or empty ones. */
export const beginOptions = (draft: QuestionDraft): QuestionDraft => ({
  ...draft,
  prompts: [],
  options:
    draft.options.length >= 2
      ? draft.options
      : Array.from({ length: AT_FIRST }, (_, at) => emptyOption(at)),
});
