import Type, { type Static } from 'typebox';
import { patientEnds, patientSayings, patientTopics } from '../../../codes/training/patient';
import { keyOf, nullable } from '../../shapes';
import { PatientMark, PatientTest, PatientTreatment } from './patientCase';
import { PatientSuspicion } from './patientDeed';

const { Array: List, String: Text } = Type;
const Words = List(Text());
const Named = Type.Object({ id: Text(), name: Text() });

export const PatientSaying = Type.Object({
  by: keyOf(patientSayings),
  text: Text(),
  picture: nullable(Text()),
  /** Suggested questions if nothing was understood. */
  offers: Type.Optional(Words),
});
export type PatientSaying = Static<typeof PatientSaying>;

export const PatientStep = Type.Object({
  number: Type.Integer(),
  /** The second of the case at which it began. */
  clock: Type.Integer(),
  text: Text(),
  says: List(PatientSaying),
});
export type PatientStep = Static<typeof PatientStep>;

export const PatientVital = Type.Object({
  id: Text(),
  name: Text(),
  text: Text(),
  isOff: Type.Boolean(),
});
export type PatientVital = Static<typeof PatientVital>;

/** The learner's view at the bedside, without anything still unknown to them. */
export const PatientSight = Type.Object({
  clock: Type.Integer(),
  limit: Type.Integer(),
  yuan: Type.Integer(),
  end: nullable(keyOf(patientEnds)),
  isConcluded: Type.Boolean(),
  isMonitored: Type.Boolean(),
  /** As last measured; null before the first measurement. */
  vitals: nullable(Type.Object({ at: Type.Integer(), list: List(PatientVital) })),
  evidence: List(Type.Object({ id: Text(), text: Text() })),
  pending: List(Type.Object({ test: Text(), name: Text(), readyAt: Type.Integer() })),
  differential: List(PatientSuspicion),
  done: Type.Object({ questions: Words, manoeuvres: Words, tests: Words, treatments: Words }),
});
export type PatientSight = Static<typeof PatientSight>;

/** The possible actions: nearly the same for all patients, so that they reveal nothing. */
export const PatientChoices = Type.Object({
  questions: List(Type.Object({ id: Text(), text: Text(), topic: keyOf(patientTopics) })),
  regions: List(Type.Object({ ...Named.properties, manoeuvres: List(Named) })),
  tests: List(PatientTest),
  treatments: List(PatientTreatment),
  diagnoses: List(Named),
  places: List(Named),
});
export type PatientChoices = Static<typeof PatientChoices>;

const Compared = Type.Object({
  name: Text(),
  why: Text(),
  at: nullable(Type.Integer()),
});

/** The learner's run compared with the expert's. */
export const PatientReport = Type.Object({
  points: Type.Integer(),
  most: Type.Integer(),
  end: nullable(keyOf(patientEnds)),
  marks: List(PatientMark),
  errors: List(Type.Object({ name: Text(), why: Text(), clock: Type.Integer() })),
  missed: List(Type.Object({ name: Text(), why: Text() })),
  windows: List(
    Type.Object({ ...Compared.properties, within: Type.Integer(), isMet: Type.Boolean() }),
  ),
  spent: Type.Object({
    seconds: Type.Integer(),
    yuan: Type.Integer(),
    expertSeconds: Type.Integer(),
    expertYuan: Type.Integer(),
  }),
  path: List(Type.Object({ clock: Type.Integer(), text: Text(), at: nullable(Type.Integer()) })),
  diagnosis: Type.Object({ name: Text(), why: Text() }),
  differential: List(
    Type.Object({
      /** A diagnosis from the learner's list. */
      id: Text(),
      name: Text(),
      why: Text(),
      isMust: Type.Boolean(),
      wasNamed: Type.Boolean(),
      for: Words,
      against: Words,
    }),
  ),
  reasoning: nullable(
    Type.Object({
      diagnosis: Text(),
      isRight: Type.Boolean(),
      text: Text(),
      /** The free text is kept but not marked; only the chosen evidence is. */
      note: Text(),
      evidence: List(Type.Object({ text: Text(), fits: Type.Boolean() })),
    }),
  ),
  references: Words,
});
export type PatientReport = Static<typeof PatientReport>;
