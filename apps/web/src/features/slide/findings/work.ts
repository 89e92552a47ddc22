import { findingFieldKindCodes } from '@cheese/domain/codes/slides/slideFinding';
import type {
  AskedField,
  FieldAnswer,
} from '@cheese/domain/contract/slides/shapes/slideFindingShapes';
import { isBlank, noAnswer } from '@cheese/domain/rules/slides/finding/answerFits';
import { texts } from './texts';

/** The input of a field; a number stays text until it is submitted. */
export interface FieldWork extends Omit<FieldAnswer, 'value'> {
  number: string;
}

const noWork: FieldWork = { text: '', chosen: [], places: [], number: '' };

export const workOf = ({ value, ...answer }: FieldAnswer): FieldWork => ({
  ...answer,
  number: value === null ? '' : String(value),
});

/** Input for each field: from the stored draft, or empty. */
export const begun = (fields: readonly AskedField[], kept: readonly FieldWork[] | null) =>
  fields.map((_, i) => ({ ...noWork, ...kept?.[i] }));

export function answerOf({ number, ...work }: FieldWork): FieldAnswer {
  const value = number.trim() === '' ? null : Number(number);
  return { ...noAnswer, ...work, value };
}

const blankFaults = {
  1: texts.missing,
  2: texts.missing,
  3: texts.noChoice,
  4: texts.noChoice,
  5: texts.noNumber,
  6: texts.noPlace,
} as const;

const MOST_VALUE = 1e12;

export function faultOf({ kind, isNeeded }: AskedField, work: FieldWork): string | null {
  const answer = answerOf(work);
  if (
    kind === findingFieldKindCodes.number &&
    answer.value !== null &&
    !(Math.abs(answer.value) <= MOST_VALUE)
  ) {
    return texts.noNumber;
  }
  return isNeeded && isBlank(answer) ? blankFaults[kind] : null;
}
