import Type, { type Static } from 'typebox';
import { exactly } from '../shapes';

/** What something of a case or of the catalogue is called by. */
export const ClinicWord = Type.String({
  minLength: 1,
  maxLength: 40,
  pattern: '^[A-Za-z][A-Za-z0-9]*$',
});

/** A possible diagnosis, and what is held for and against it. */
export const ClinicSuspicion = exactly({
  diagnosis: ClinicWord,
  for: Type.Array(ClinicWord, { maxItems: 40 }),
  against: Type.Array(ClinicWord, { maxItems: 40 }),
});
export type ClinicSuspicion = Static<typeof ClinicSuspicion>;

/** What somebody does with a patient; each takes its time. */
export const ClinicDeed = Type.Union([
  exactly({ kind: Type.Literal('ask'), question: ClinicWord }),
  exactly({
    kind: Type.Literal('say'),
    text: Type.String({ minLength: 1, maxLength: 200 }),
  }),
  exactly({ kind: Type.Literal('measure') }),
  exactly({ kind: Type.Literal('examine'), region: ClinicWord, manoeuvre: ClinicWord }),
  exactly({ kind: Type.Literal('test'), test: ClinicWord }),
  exactly({ kind: Type.Literal('treat'), treatment: ClinicWord }),
  exactly({ kind: Type.Literal('wait'), minutes: Type.Integer({ minimum: 1, maximum: 120 }) }),
  exactly({
    kind: Type.Literal('differ'),
    list: Type.Array(ClinicSuspicion, { maxItems: 10 }),
  }),
  exactly({ kind: Type.Literal('handOver'), to: ClinicWord }),
  exactly({
    kind: Type.Literal('conclude'),
    diagnosis: ClinicWord,
    differentials: Type.Array(ClinicWord, { maxItems: 6 }),
    evidence: Type.Array(ClinicWord, { maxItems: 15 }),
    text: Type.String({ maxLength: 500 }),
  }),
]);
export type ClinicDeed = Static<typeof ClinicDeed>;
