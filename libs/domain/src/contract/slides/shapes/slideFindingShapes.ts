import Type, { type Static } from 'typebox';
import { findingFieldKinds } from '../../../codes/slides/slideFinding';
import { MOST_FIELDS, MOST_PLACES, MOST_REMARKS } from '../../../rules/slides/finding/limits';
import { codeOf, strictObject } from '../../shapes';
import { Spot } from './slideTaskShapes';

const fieldParts = {
  kind: codeOf(findingFieldKinds),
  label: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
  isNeeded: Type.Boolean(),
  /** The maximum points; 0 if it is not graded. */
  points: Type.Integer({ minimum: 0, maximum: 100 }),
  /** Only for a choice. */
  options: Type.Array(Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }), {
    maxItems: 10,
    uniqueItems: true,
  }),
  /** Only for a number. */
  unit: Type.String({ maxLength: 20 }),
};

/** A field as the learner sees it. */
export const AskedField = strictObject(fieldParts);
export type AskedField = Static<typeof AskedField>;

/** A field as the marker sees it, with the expected answer. */
export const MadeField = strictObject({
  ...fieldParts,
  expected: Type.String({ maxLength: 1000 }),
});
export type MadeField = Static<typeof MadeField>;

const Place = strictObject({
  points: Type.Array(Spot, { minItems: 1, maxItems: 200 }),
  note: Type.String({ maxLength: 200 }),
});

/** The answer to a field; parts that its kind does not use are empty. */
export const FieldAnswer = strictObject({
  text: Type.String({ maxLength: 5000 }),
  chosen: Type.Array(Type.Integer({ minimum: 0, maximum: 9 }), { maxItems: 10, uniqueItems: true }),
  value: Type.Union([Type.Number({ minimum: -1e12, maximum: 1e12 }), Type.Null()]),
  places: Type.Array(Place, { maxItems: MOST_PLACES }),
});
export type FieldAnswer = Static<typeof FieldAnswer>;

export const FieldAnswers = Type.Array(FieldAnswer, { minItems: 1, maxItems: MOST_FIELDS });

export const FindingMarks = strictObject({
  fields: Type.Array(
    strictObject({
      points: Type.Integer({ minimum: 0, maximum: 100 }),
      remark: Type.String({ maxLength: 1000 }),
    }),
    { minItems: 1, maxItems: MOST_FIELDS },
  ),
  /** Comments on places of the slide. */
  places: Type.Array(
    strictObject({ at: Spot, text: Type.String({ minLength: 1, maxLength: 300, pattern: '\\S' }) }),
    { maxItems: MOST_REMARKS },
  ),
  remark: Type.String({ maxLength: 2000 }),
});
export type FindingMarks = Static<typeof FindingMarks>;
