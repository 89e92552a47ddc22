import { strictObject, keyOf } from '@cheese/domain/contract/shapes';
import { FieldAnswer, MadeField } from '@cheese/domain/contract/slides/shapes/slideFindingShapes';
import { tissues } from '@cheese/generators/tissues/tissues';
import Type, { type Static } from 'typebox';
import { readYaml } from '../reading/readYaml';
import { Count, Words } from '../reading/shapes';

const { kind, label, points, options, unit, expected, isNeeded } = MadeField.properties;

/** What is left out is asked for, has no options and no unit. */
const Field = strictObject({
  kind,
  label,
  points,
  isNeeded: Type.Optional(isNeeded),
  options: Type.Optional(options),
  unit: Type.Optional(unit),
  expected: Type.Optional(expected),
});

/** What somebody wrote, and where it stands. */
const Finding = strictObject({
  /** Which of the learners. */
  by: Count,
  hoursAgo: Count,
  answers: Type.Array(Type.Partial(FieldAnswer)),
  /** Where it was marked: by field, at a landmark, and in all. */
  marks: Type.Optional(
    strictObject({
      points: Type.Array(Count),
      remarks: Type.Array(Type.String()),
      at: Words,
      said: Words,
      remark: Words,
    }),
  ),
});

const Forms = Type.Array(
  strictObject({
    tissue: keyOf(tissues),
    title: Words,
    text: Words,
    fields: Type.Array(Field),
    /** Landmarks by their keys for the field that asks for places. */
    places: Type.Array(Words),
    findings: Type.Array(Finding),
  }),
);

const fieldOf = (said: Static<typeof Field>): MadeField => ({
  isNeeded: true,
  options: [],
  unit: '',
  expected: '',
  ...said,
});

export const findingForms = readYaml('slides/reports.yaml', Forms).map(({ fields, ...form }) => ({
  ...form,
  fields: fields.map(fieldOf),
}));

export type SeedForm = (typeof findingForms)[number];
