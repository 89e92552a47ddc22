import type { QuestionKind } from '../kind';
import { singleChoice } from '../singleChoice/singleChoice';

/** A is right, B is wrong. */
const OPTIONS = 2;

export const trueFalse: QuestionKind = {
  ...singleChoice,
  keyFits: (key, asked) => asked.options.length === OPTIONS && singleChoice.keyFits(key, asked),
};
