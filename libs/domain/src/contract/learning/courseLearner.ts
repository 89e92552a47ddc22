import Type, { type Static } from 'typebox';
import type { courseLearnerCalls } from '../../calls/learning/courseLearner';
import { riskReasons } from '../../codes/emergency/welfare';
import {
  learnerLimits,
  learnerRisks,
  learnerSorts,
  learnerStates,
} from '../../codes/learning/courseLearners';
import { coursewareTypes } from '../../codes/learning/coursewareTypes';
import { certificateStates } from '../../codes/people/certificates';
import type { CallContract } from '../call';
import { keywordAsked } from '../shop/shapes/libraryAsked';
import {
  codeOf,
  strictObject,
  FileLink,
  Id,
  keyOf,
  Moment,
  nullable,
  pageQuery,
  pageOf,
} from '../shapes';
import { CertificateWaiting } from './courseCertificate';

const Count = Type.Integer();
const Score = nullable(Type.Number({ description: 'Out of a hundred; null without a try.' }));

export const LearnersOverview = Type.Object({
  courseId: Id,
  courseName: Type.String(),
  isOpen: Type.Boolean({ description: 'Published by now, and not withdrawn.' }),
  itemCount: Count,
  learnerCount: Count,
  begunCount: Count,
  doneCount: Count,
  atRiskCount: Count,
  meanShare: Type.Number({ description: 'Of all items, what is completed on average: 0 to 1.' }),
  /** Null if the course has no certificate. */
  certificateCount: nullable(Count),
});
export type LearnersOverview = Static<typeof LearnersOverview>;

const learnerFields = {
  personId: Id,
  name: Type.String(),
  number: nullable(Type.String()),
  state: keyOf(learnerStates),
  studiedCount: Count,
  studiedS: Count,
  lastAt: nullable(Moment),
  averageScore: Score,
  risks: Type.Array(codeOf(riskReasons)),
  certificate: nullable(Type.Object({ id: Id, state: keyOf(certificateStates) })),
  remindedAt: nullable(Moment),
};
export const CourseLearner = Type.Object(learnerFields);
export type CourseLearner = Static<typeof CourseLearner>;

const itemFields = {
  id: Id,
  title: Type.String(),
  chapter: Type.String(),
  type: codeOf(coursewareTypes),
};

export const LearnerItem = Type.Object({
  ...itemFields,
  state: keyOf(learnerStates),
  /** The share of a film or document that was on the screen; null for other types. */
  seenShare: nullable(Type.Number()),
  studiedS: Count,
  /** The minimum study time in seconds. */
  leastS: Count,
  score: Score,
  lastAt: nullable(Moment),
});
export type LearnerItem = Static<typeof LearnerItem>;

export const CourseLearnerDetail = Type.Object({
  ...learnerFields,
  /** The certificate that waits for a teacher's decision or was declined. */
  wait: nullable(CertificateWaiting),
  items: Type.Array(LearnerItem),
});
export type CourseLearnerDetail = Static<typeof CourseLearnerDetail>;

/** The number of learners who began an item and who completed it. */
export const ItemFigures = Type.Object({
  ...itemFields,
  begunCount: Count,
  doneCount: Count,
  meanS: Count,
  meanScore: Score,
});
export type ItemFigures = Static<typeof ItemFigures>;

/** The number of learners who saw each step of a film or document. */
export const SeenCurve = Type.Object({
  ...itemFields,
  begunCount: Count,
  /** The start and the step size: seconds of a film, pages of a document. */
  from: Type.Number(),
  step: Type.Number(),
  seenBy: Type.Array(Count),
});
export type SeenCurve = Static<typeof SeenCurve>;

const ofCourse = strictObject({ courseId: Id });

/** For teachers of the course and administrators of its school. */
export const courseLearnerContract = {
  overview: { access: 'user', query: ofCourse, data: LearnersOverview },
  list: {
    access: 'user',
    query: strictObject({
      ...pageQuery,
      ...keywordAsked,
      courseId: Id,
      state: Type.Optional(keyOf(learnerStates)),
      risk: Type.Optional(codeOf(learnerRisks)),
      sort: Type.Optional(keyOf(learnerSorts)),
    }),
    data: pageOf(CourseLearner),
  },
  one: {
    access: 'user',
    query: strictObject({ courseId: Id, personId: Id }),
    data: CourseLearnerDetail,
  },
  items: { access: 'user', query: ofCourse, data: Type.Array(ItemFigures) },
  curve: { access: 'user', query: strictObject({ courseId: Id, itemId: Id }), data: SeenCurve },
  export: { access: 'user', body: ofCourse, data: FileLink },
  /** Skips learners reminded within the last day. */
  remind: {
    access: 'user',
    body: strictObject({
      courseId: Id,
      personIds: Type.Array(Id, { minItems: 1, maxItems: learnerLimits.reminded }),
    }),
    data: Type.Object({ sent: Count, skipped: Count }),
  },
  /** Learners at risk who would be reminded now, and those already reminded within the last day. */
  riskWaiting: {
    access: 'user',
    query: ofCourse,
    data: Type.Object({ waitingCount: Count, remindedCount: Count }),
  },
  /** All learners at risk, not just one page of them; those at highest risk first. */
  remindAtRisk: { access: 'user', body: ofCourse, data: Type.Object({ sent: Count }) },
} satisfies Record<keyof typeof courseLearnerCalls, CallContract>;

export type CourseLearnerContract = typeof courseLearnerContract;
