import Type, { type Static } from 'typebox';
import { strictObject } from '../../shapes';

/** The key of an entry of a case or of the catalogue. */
export const PatientWord = Type.String({
  minLength: 1,
  maxLength: 40,
  pattern: '^[A-Za-z][A-Za-z0-9]*$',
});

/** A differential diagnosis with its evidence for and against. */
export const PatientSuspicion = strictObject({
  diagnosis: PatientWord,
  for: Type.Array(PatientWord, { maxItems: 40 }),
  against: Type.Array(PatientWord, { maxItems: 40 }),
});
export type PatientSuspicion = Static<typeof PatientSuspicion>;

/** An action on a patient; each takes its time. */
export const PatientDeed = Type.Union([
  strictObject({ kind: Type.Literal('ask'), question: PatientWord }),
  strictObject({
    kind: Type.Literal('say'),
    text: Type.String({ minLength: 1, maxLength: 200 }),
  }),
  strictObject({ kind: Type.Literal('measure') }),
  strictObject({ kind: Type.Literal('examine'), region: PatientWord, manoeuvre: PatientWord }),
  strictObject({ kind: Type.Literal('test'), test: PatientWord }),
  strictObject({ kind: Type.Literal('treat'), treatment: PatientWord }),
  strictObject({ kind: Type.Literal('wait'), minutes: Type.Integer({ minimum: 1, maximum: 120 }) }),
  strictObject({
    kind: Type.Literal('differ'),
    list: Type.Array(PatientSuspicion, { maxItems: 10 }),
  }),
  strictObject({ kind: Type.Literal('handOver'), to: PatientWord }),
  strictObject({
    kind: Type.Literal('conclude'),
    diagnosis: PatientWord,
    differentials: Type.Array(PatientWord, { maxItems: 6 }),
    evidence: Type.Array(PatientWord, { maxItems: 15 }),
    text: Type.String({ maxLength: 500 }),
  }),
]);
export type PatientDeed = Static<typeof PatientDeed>;
