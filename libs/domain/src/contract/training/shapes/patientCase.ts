import Type, { type Static } from 'typebox';
import {
  patientLevels,
  patientMarks,
  patientSexes,
  patientTopics,
} from '../../../codes/training/patient';
import { codeOf, strictObject, keyOf } from '../../shapes';
import { PatientDeed, PatientWord } from './patientDeed';

const { Optional, Array: List, Record: By, String: Text } = Type;

const Said = Text({ minLength: 1, maxLength: 600 });
const Name = Text({ minLength: 1, maxLength: 60 });
const Minutes = Type.Integer({ minimum: 0, maximum: 1440 });
const Yuan = Type.Integer({ minimum: 0, maximum: 100_000 });
const Values = By(PatientWord, Type.Number());

/**
 * A fact that is set once it happened: `treated:aspirin`, `done:ecg`, or a name defined by the
 * case.
 */
const Flag = Text({ minLength: 1, maxLength: 90, pattern: '^[A-Za-z][A-Za-z0-9:.]*$' });

/** All conditions must hold. */
export const PatientWhen = strictObject({
  has: Optional(List(Flag, { maxItems: 10 })),
  lacks: Optional(List(Flag, { maxItems: 10 })),
  /** At least so many minutes after the flag was set. */
  since: Optional(strictObject({ flag: Flag, minutes: Minutes })),
  /** From this minute of the case on. */
  from: Optional(Minutes),
  below: Optional(Values),
  above: Optional(Values),
});
export type PatientWhen = Static<typeof PatientWhen>;

/** The result of an examination, question or test; `{glucose}` is replaced by the current value. */
const Finding = strictObject({ text: Said, reveals: Optional(List(PatientWord, { maxItems: 8 })) });
const found = {
  ...Finding.properties,
  picture: Optional(Name),
  /** The first variant whose condition holds replaces the finding. */
  variants: Optional(
    List(strictObject({ when: PatientWhen, ...Finding.properties }), { maxItems: 6 }),
  ),
};
const Found = strictObject(found);
export type PatientFound = Static<typeof Found>;

/** The harm of a contraindicated action: its visible effect and its name. */
const Harm = strictObject({
  when: Optional(PatientWhen),
  name: Name,
  why: Said,
  /** The share of the safety score it costs. */
  weight: Type.Number({ minimum: 0, maximum: 1 }),
  says: Optional(Said),
  change: Optional(Values),
  sets: Optional(List(Flag, { maxItems: 4 })),
});
export type PatientHarm = Static<typeof Harm>;
const harms = Optional(List(Harm, { maxItems: 6 }));

const Question = strictObject({
  id: PatientWord,
  text: Name,
  /** Other wordings of the same question. */
  alike: List(Name, { maxItems: 20 }),
  topic: keyOf(patientTopics),
});
const OwnQuestion = strictObject({
  ...Question.properties,
  says: Said,
  reveals: Finding.properties.reveals,
});
export type PatientQuestion = Static<typeof Question>;

const TestOf = strictObject({ ...found, harms });
const TreatmentOf = strictObject({
  says: Optional(Said),
  change: Optional(Values),
  sets: Optional(List(Flag, { maxItems: 4 })),
  harms,
});
export type PatientTreatmentOf = Static<typeof TreatmentOf>;

const Named = { id: PatientWord, name: Name };
export const PatientTest = strictObject({ ...Named, group: Name, yuan: Yuan, minutes: Minutes });
export type PatientTest = Static<typeof PatientTest>;
export const PatientTreatment = strictObject({
  ...Named,
  group: Name,
  yuan: Yuan,
  minutes: Minutes,
  repeats: Optional(Type.Boolean()),
});
export type PatientTreatment = Static<typeof PatientTreatment>;
const Diagnosis = strictObject(Named);
export type PatientDiagnosis = Static<typeof Diagnosis>;

const Weighed = strictObject({ flag: Flag, name: Name, why: Said });

export const PatientRubric = strictObject({
  /** The questions, examinations and tests that are required. */
  keys: List(
    strictObject({
      of: Type.Union([Type.Literal('history'), Type.Literal('examination'), Type.Literal('tests')]),
      ...Weighed.properties,
    }),
    { maxItems: 60 },
  ),
  /** Required sequences of two actions. */
  order: List(strictObject({ first: Flag, then: Flag, name: Name, why: Said }), { maxItems: 12 }),
  /** Required actions, and the minute after arrival until which they give full benefit. */
  windows: List(
    strictObject({ ...Weighed.properties, within: Minutes, anyOf: Optional(List(Flag)) }),
    {
      maxItems: 16,
    },
  ),
  /** Precautions that are required in every course of the case. */
  safeguards: List(Weighed, { maxItems: 10 }),
  /** The right destinations of the patient at the end. */
  handOver: List(PatientWord, { minItems: 1, maxItems: 4 }),
});

export const PatientCase = strictObject({
  key: PatientWord,
  version: Type.Integer({ minimum: 1 }),
  title: Name,
  field: Name,
  level: codeOf(patientLevels),
  /** The time limit in minutes of the case. */
  minutes: Type.Integer({ minimum: 10, maximum: 1440 }),
  aims: List(Said, { minItems: 1, maxItems: 6 }),
  patient: strictObject({
    name: Name,
    age: Name,
    years: Type.Number({ minimum: 0, maximum: 120 }),
    sex: keyOf(patientSexes),
    picture: Name,
    place: Name,
    complaint: Said,
    manner: Said,
    /** The person who answers if the patient cannot. */
    speaker: Optional(Name),
  }),
  values: Values,
  /** Answers to questions of the shared catalogue that differ from the default ones. */
  answers: By(PatientWord, Finding),
  questions: List(OwnQuestion, { maxItems: 100 }),
  /** By region and manoeuvre: `chest.auscultate`. */
  findings: By(Flag, Found),
  tests: By(PatientWord, TestOf),
  treatments: By(PatientWord, TreatmentOf),
  own: Optional(
    strictObject({
      tests: Optional(List(PatientTest, { maxItems: 30 })),
      treatments: Optional(List(PatientTreatment, { maxItems: 30 })),
      diagnoses: Optional(List(Diagnosis, { maxItems: 30 })),
    }),
  ),
  /** Pieces of evidence that can support or contradict a diagnosis. */
  evidence: By(PatientWord, Name),
  diagnosis: strictObject({
    id: PatientWord,
    /** Diagnoses as right as the main one. */
    alsoRight: Optional(List(PatientWord, { maxItems: 4 })),
    why: Said,
    /** Words that would give the diagnosis away. */
    words: List(Name, { minItems: 1, maxItems: 20 }),
  }),
  differential: List(
    strictObject({
      diagnosis: PatientWord,
      for: List(PatientWord, { maxItems: 40 }),
      against: List(PatientWord, { maxItems: 40 }),
      isMust: Type.Boolean(),
      why: Said,
    }),
    { minItems: 3, maxItems: 12 },
  ),
  /** While the condition holds, a value moves this much per minute towards another. */
  drifts: List(
    strictObject({
      when: PatientWhen,
      value: PatientWord,
      perMinute: Type.Number({ exclusiveMinimum: 0 }),
      to: Type.Number(),
    }),
    { maxItems: 40 },
  ),
  /** One-time events, triggered as soon as their condition holds. */
  events: List(
    strictObject({
      id: PatientWord,
      when: PatientWhen,
      says: Said,
      change: Optional(Values),
      sets: Optional(List(Flag, { maxItems: 4 })),
      isDeath: Optional(Type.Boolean()),
    }),
    { maxItems: 20 },
  ),
  rubric: PatientRubric,
  /** The expert's path, action by action. */
  path: List(PatientDeed, { minItems: 5, maxItems: 120 }),
  references: List(Said, { minItems: 1, maxItems: 8 }),
});
export type PatientCase = Static<typeof PatientCase>;

/** The points given for one criterion of the rubric. */
export const PatientMark = Type.Object({
  id: keyOf(patientMarks),
  name: Type.String(),
  points: Type.Integer(),
  most: Type.Integer(),
  why: Type.String(),
});
export type PatientMark = Static<typeof PatientMark>;
