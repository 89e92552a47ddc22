import type { BankQuestionWords } from '@cheese/domain/contract/exam/shapes/bankQuestion';
import { texts } from './texts';

type Field = keyof typeof texts.fields;

/** Labels of the fields in which two versions differ. */
export const changedFields = (one: BankQuestionWords, other: BankQuestionWords): string[] =>
  (Object.keys(texts.fields) as Field[])
    .filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]))
    .map((field) => texts.fields[field]);
