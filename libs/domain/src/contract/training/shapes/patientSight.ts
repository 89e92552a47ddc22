import Type, { type Static } from 'typebox';
import { patientEnds, patientSayings, patientTopics } from '../../../codes/training/patient';
import { keyOf, orNull } from '../../shapes';
import { PatientMark, PatientTest, PatientTreatment } from './patientCase';
import { PatientSuspicion } from './patientDeed';

const { Array: List, String: Text } = Type;
const Words = List(Text());
const Named = Type.Object({ id: Text(), name: Text() });

export const PatientSaying = Type.Object({
  by: keyOf(patientSayings),
  text: Text(),
  picture: orNull(Text()),
  /** Questions that may have been meant, where nothing was understood. */
  offers: Type.Optional(Words),
});
export type PatientSaying = Static<typeof PatientSaying>;

/** One line of what was done. */
export const PatientStep = Type.Object({
  number: Type.Integer(),
  /** Seconds of the case when it began. */
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

/** What somebody at the bedside has in front of them; what they do not know yet is not here. */
export const PatientSight = Type.Object({
  clock: Type.Integer(),
  limit: Type.Integer(),
  yuan: Type.Integer(),
  end: orNull(keyOf(patientEnds)),
  isConcluded: Type.Boolean(),
  isMonitored: Type.Boolean(),
  /** As last measured; none before. */
  vitals: orNull(Type.Object({ at: Type.Integer(), list: List(PatientVital) })),
  evidence: List(Type.Object({ id: Text(), text: Text() })),
  pending: List(Type.Object({ test: Text(), name: Text(), readyAt: Type.Integer() })),
  differential: List(PatientSuspicion),
  done: Type.Object({ questions: Words, manoeuvres: Words, tests: Words, treatments: Words }),
});
export type PatientSight = Static<typeof PatientSight>;

/** What can be done with a patient: the same for nearly all of them, so it tells nothing. */
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
  at: orNull(Type.Integer()),
});

/** How it was done, beside how an expert does it. */
export const PatientReport = Type.Object({
  points: Type.Integer(),
  most: Type.Integer(),
  end: orNull(keyOf(patientEnds)),
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
  path: List(Type.Object({ clock: Type.Integer(), text: Text(), at: orNull(Type.Integer()) })),
  diagnosis: Type.Object({ name: Text(), why: Text() }),
  differential: List(
    Type.Object({
      /** The diagnosis, as in the list that somebody built. */
      id: Text(),
      name: Text(),
      why: Text(),
      isMust: Type.Boolean(),
      wasNamed: Type.Boolean(),
      for: Words,
      against: Words,
    }),
  ),
  reasoning: orNull(
    Type.Object({
      diagnosis: Text(),
      isRight: Type.Boolean(),
      text: Text(),
      /** The free text is kept, and marked by nobody but the evidence that was chosen. */
      note: Text(),
      evidence: List(Type.Object({ text: Text(), fits: Type.Boolean() })),
    }),
  ),
  references: Words,
});
export type PatientReport = Static<typeof PatientReport>;
