import Type, { type Static } from 'typebox';
import {
  patientLevels,
  patientMarks,
  patientSexes,
  patientTopics,
} from '../../../codes/training/patient';
import { codeOf, exactly, keyOf } from '../../shapes';
import { PatientDeed, PatientWord } from './patientDeed';

const { Optional, Array: List, Record: By, String: Text } = Type;

const Said = Text({ minLength: 1, maxLength: 600 });
const Name = Text({ minLength: 1, maxLength: 60 });
const Minutes = Type.Integer({ minimum: 0, maximum: 1440 });
const Yuan = Type.Integer({ minimum: 0, maximum: 100_000 });
const Values = By(PatientWord, Type.Number());

/** Something that is known once it happened: `treated:aspirin`, `done:ecg`, a word of the case. */
const Flag = Text({ minLength: 1, maxLength: 90, pattern: '^[A-Za-z][A-Za-z0-9:.]*$' });

/** All of it has to hold. */
export const PatientWhen = exactly({
  has: Optional(List(Flag, { maxItems: 10 })),
  lacks: Optional(List(Flag, { maxItems: 10 })),
  /** That long after something happened. */
  since: Optional(exactly({ flag: Flag, minutes: Minutes })),
  /** From a minute of the case on. */
  from: Optional(Minutes),
  below: Optional(Values),
  above: Optional(Values),
});
export type PatientWhen = Static<typeof PatientWhen>;

/** What is found, heard or read; `{glucose}` in it is the value at that moment. */
const Finding = exactly({ text: Said, reveals: Optional(List(PatientWord, { maxItems: 8 })) });
const found = {
  ...Finding.properties,
  picture: Optional(Name),
  /** The first that holds is found instead. */
  variants: Optional(List(exactly({ when: PatientWhen, ...Finding.properties }), { maxItems: 6 })),
};
const Found = exactly(found);
export type PatientFound = Static<typeof Found>;

/** What goes wrong where it must not be done: what one sees of it, and what it is called after. */
const Harm = exactly({
  when: Optional(PatientWhen),
  name: Name,
  why: Said,
  /** Part of all safety that is lost by it. */
  weight: Type.Number({ minimum: 0, maximum: 1 }),
  says: Optional(Said),
  change: Optional(Values),
  sets: Optional(List(Flag, { maxItems: 4 })),
});
export type PatientHarm = Static<typeof Harm>;
const harms = Optional(List(Harm, { maxItems: 6 }));

const Question = exactly({
  id: PatientWord,
  text: Name,
  /** Other ways to ask the same. */
  alike: List(Name, { maxItems: 20 }),
  topic: keyOf(patientTopics),
});
const OwnQuestion = exactly({
  ...Question.properties,
  says: Said,
  reveals: Finding.properties.reveals,
});
export type PatientQuestion = Static<typeof Question>;

const TestOf = exactly({ ...found, harms });
const TreatmentOf = exactly({
  says: Optional(Said),
  change: Optional(Values),
  sets: Optional(List(Flag, { maxItems: 4 })),
  harms,
});
export type PatientTreatmentOf = Static<typeof TreatmentOf>;

const Named = { id: PatientWord, name: Name };
export const PatientTest = exactly({ ...Named, group: Name, yuan: Yuan, minutes: Minutes });
export type PatientTest = Static<typeof PatientTest>;
export const PatientTreatment = exactly({
  ...Named,
  group: Name,
  yuan: Yuan,
  minutes: Minutes,
  repeats: Optional(Type.Boolean()),
});
export type PatientTreatment = Static<typeof PatientTreatment>;
const Diagnosis = exactly(Named);
export type PatientDiagnosis = Static<typeof Diagnosis>;

const Weighed = exactly({ flag: Flag, name: Name, why: Said });

export const PatientRubric = exactly({
  /** What has to be asked, examined and tested. */
  keys: List(
    exactly({
      of: Type.Union([Type.Literal('history'), Type.Literal('examination'), Type.Literal('tests')]),
      ...Weighed.properties,
    }),
    { maxItems: 60 },
  ),
  /** What comes before what. */
  order: List(exactly({ first: Flag, then: Flag, name: Name, why: Said }), { maxItems: 12 }),
  /** What has to be done, and until which minute after arrival it helps in full. */
  windows: List(exactly({ ...Weighed.properties, within: Minutes, anyOf: Optional(List(Flag)) }), {
    maxItems: 16,
  }),
  /** What nobody may leave out, whatever comes of it. */
  safeguards: List(Weighed, { maxItems: 10 }),
  /** Who the patient goes to in the end. */
  handOver: List(PatientWord, { minItems: 1, maxItems: 4 }),
});

export const PatientCase = exactly({
  key: PatientWord,
  version: Type.Integer({ minimum: 1 }),
  title: Name,
  field: Name,
  level: codeOf(patientLevels),
  /** The time somebody has, in minutes of the case. */
  minutes: Type.Integer({ minimum: 10, maximum: 1440 }),
  aims: List(Said, { minItems: 1, maxItems: 6 }),
  patient: exactly({
    name: Name,
    age: Name,
    years: Type.Number({ minimum: 0, maximum: 120 }),
    sex: keyOf(patientSexes),
    picture: Name,
    place: Name,
    complaint: Said,
    manner: Said,
    /** Who answers where the patient cannot. */
    speaker: Optional(Name),
  }),
  values: Values,
  /** Answers to questions of the shared catalogue that are not the usual ones. */
  answers: By(PatientWord, Finding),
  questions: List(OwnQuestion, { maxItems: 100 }),
  /** By region and manoeuvre: `chest.auscultate`. */
  findings: By(Flag, Found),
  tests: By(PatientWord, TestOf),
  treatments: By(PatientWord, TreatmentOf),
  own: Optional(
    exactly({
      tests: Optional(List(PatientTest, { maxItems: 30 })),
      treatments: Optional(List(PatientTreatment, { maxItems: 30 })),
      diagnoses: Optional(List(Diagnosis, { maxItems: 30 })),
    }),
  ),
  /** What can be known, in words that can be held for or against something. */
  evidence: By(PatientWord, Name),
  diagnosis: exactly({
    id: PatientWord,
    /** As right as the first. */
    alsoRight: Optional(List(PatientWord, { maxItems: 4 })),
    why: Said,
    /** Words that would give it away. */
    words: List(Name, { minItems: 1, maxItems: 20 }),
  }),
  differential: List(
    exactly({
      diagnosis: PatientWord,
      for: List(PatientWord, { maxItems: 40 }),
      against: List(PatientWord, { maxItems: 40 }),
      isMust: Type.Boolean(),
      why: Said,
    }),
    { minItems: 3, maxItems: 12 },
  ),
  /** While it holds, a value goes that much a minute towards another. */
  drifts: List(
    exactly({
      when: PatientWhen,
      value: PatientWord,
      perMinute: Type.Number({ exclusiveMinimum: 0 }),
      to: Type.Number(),
    }),
    { maxItems: 40 },
  ),
  /** What happens once, as soon as it holds. */
  events: List(
    exactly({
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
  /** The expert's way, deed by deed. */
  path: List(PatientDeed, { minItems: 5, maxItems: 120 }),
  references: List(Said, { minItems: 1, maxItems: 8 }),
});
export type PatientCase = Static<typeof PatientCase>;

/** Where what was marked stands. */
export const PatientMark = Type.Object({
  id: keyOf(patientMarks),
  name: Type.String(),
  points: Type.Integer(),
  most: Type.Integer(),
  why: Type.String(),
});
export type PatientMark = Static<typeof PatientMark>;
