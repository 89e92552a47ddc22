import Type, { type Static } from 'typebox';
import type { practiceCalls } from '../../calls/exam/practice';
import { practiceStates } from '../../codes/exam/exams';
import { practiceSources, questionStandings, reviewGrades } from '../../codes/exam/practices';
import type { CallContract } from '../call';
import { questionFields, reviewedFields, verdictCounts } from './shapes/question';
import { answersAsked, placeFields, PlaceAsked, SavedAnswers } from './shapes/saving';
import { codeOf, exactly, Id, Moment, orNull, pageAsked, pageOf } from '../shapes';

/**
 * Where questions are drawn from: a chapter (1); a question library (2, 3, 4, 8), of which they are
 * the wrong, the collected, random ones or those due again; a courseware (5), a slide (6), a
 * simulation (7), or what somebody chose themself (9).
 */
const sourceFields = { source: codeOf(practiceSources), sourceId: Id };

/** A set of questions that something else offers for practice. */
export const PracticeEntry = Type.Object({
  ...sourceFields,
  title: Type.String(),
  questionCount: Type.Integer(),
});
export type PracticeEntry = Static<typeof PracticeEntry>;

const practiceFields = {
  ...sourceFields,
  id: Id,
  title: Type.String(),
  state: codeOf(practiceStates),
  questionCount: Type.Integer(),
  answeredCount: Type.Integer(),
  startedAt: Moment,
  submittedAt: orNull(Moment),
};
export const Practice = Type.Object(practiceFields);
export type Practice = Static<typeof Practice>;

export const PracticeQuestion = Type.Object({
  ...questionFields,
  ...placeFields,
  /** Its key was shown: the answer stays as it is. */
  isRevealed: Type.Boolean(),
});
export type PracticeQuestion = Static<typeof PracticeQuestion>;

export const PracticePaper = Type.Object({
  ...practiceFields,
  /** By the clock of the server. */
  now: Moment,
  /** Of one against the clock: its keys are shown afterwards. */
  endsAt: orNull(Moment),
  questions: Type.Array(PracticeQuestion),
});
export type PracticePaper = Static<typeof PracticePaper>;

export const PracticeResult = Type.Object({
  ...practiceFields,
  ...verdictCounts,
  usedS: Type.Integer(),
  questions: Type.Array(
    Type.Object({
      ...reviewedFields,
      number: Type.Integer(),
      /** Of a lesson's test: nothing was answered, so nothing is told. */
      isKeyKept: Type.Boolean(),
    }),
  ),
});
export type PracticeResult = Static<typeof PracticeResult>;

/** A question as a chapter lists it, before anybody starts. */
export const ChapterQuestion = Type.Object({
  id: Id,
  number: Type.Integer(),
  type: questionFields.type,
  stem: Type.String(),
  standing: codeOf(questionStandings),
});
export type ChapterQuestion = Static<typeof ChapterQuestion>;

/** Of a question that was asked again: how it was remembered, and after how many days it comes back. */
export const ReviewGrades = Type.Object({
  chosen: codeOf(reviewGrades),
  grades: Type.Array(Type.Object({ grade: codeOf(reviewGrades), days: Type.Integer() })),
});
export type ReviewGrades = Static<typeof ReviewGrades>;

/** A question whose key was shown. */
export const RevealedQuestion = Type.Object({
  ...reviewedFields,
  number: Type.Integer(),
  /** Of all who answered, the share that chose each option; null where too few have. */
  choices: orNull(Type.Array(Type.Object({ option: Type.String(), share: Type.Number() }))),
  /** Only in a review, as long as nothing else was answered about it since. */
  review: orNull(ReviewGrades),
});
export type RevealedQuestion = Static<typeof RevealedQuestion>;

/**
 * Among those who did the same questions, the share that did worse, by everybody's first answer to
 * each; `percent` is null where too few did, or too little was answered.
 */
export const PracticePercentile = Type.Object({
  percent: orNull(Type.Integer({ minimum: 0, maximum: 100 })),
  peopleCount: Type.Integer(),
  /** So many have to have done them. */
  fewest: Type.Integer(),
});
export type PracticePercentile = Static<typeof PracticePercentile>;

const one = exactly({ practiceId: Id });

export const practiceContract = {
  /** Goes on with the one of this source that is still open, unless a new one is asked for. */
  start: {
    access: 'user',
    body: exactly({
      ...sourceFields,
      isAnew: Type.Optional(Type.Boolean()),
      questionCount: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
    }),
    data: Practice,
  },
  save: {
    access: 'user',
    body: exactly({ practiceId: Id, ...answersAsked }),
    data: SavedAnswers,
  },
  /** Shows the key of one question, from then on its answer stays. */
  reveal: {
    access: 'user',
    body: exactly({ practiceId: Id, place: PlaceAsked }),
    data: RevealedQuestion,
  },
  /** Says how one remembered it, instead of what the answer alone says; the last one counts. */
  grade: {
    access: 'user',
    body: exactly({ practiceId: Id, place: PlaceAsked, grade: codeOf(reviewGrades) }),
    data: ReviewGrades,
  },
  submit: { access: 'user', body: one, data: Practice },
  again: {
    access: 'user',
    body: exactly({ practiceId: Id, isWrongOnly: Type.Boolean() }),
    data: Practice,
  },
  /** The practice of this source that is still open, to go on with. */
  status: { access: 'user', query: exactly(sourceFields), data: orNull(Practice) },
  result: { access: 'user', query: one, data: PracticeResult },
  percentile: { access: 'user', query: one, data: PracticePercentile },
  list: {
    access: 'user',
    query: exactly({
      ...pageAsked,
      source: Type.Optional(sourceFields.source),
      libraryId: Type.Optional(Id),
    }),
    data: pageOf(Practice),
  },
  questions: { access: 'user', query: one, data: PracticePaper },
  /** Those of before whose key was shown already, to go on with them. */
  revealed: { access: 'user', query: one, data: Type.Array(RevealedQuestion) },
  chapterQuestions: {
    access: 'user',
    query: exactly({
      ...pageAsked,
      chapterId: Id,
      standing: Type.Optional(codeOf(questionStandings)),
    }),
    data: pageOf(ChapterQuestion),
  },
} satisfies Record<keyof typeof practiceCalls, CallContract>;

export type PracticeContract = typeof practiceContract;
