import Type, { type Static } from 'typebox';
import type { practiceCalls } from '../../calls/exam/practice';
import { practiceStates } from '../../codes/exam/exams';
import { practiceSources, questionStandings, reviewGrades } from '../../codes/exam/practices';
import type { CallContract } from '../call';
import { questionFields, reviewedFields, verdictCounts } from './shapes/question';
import { answersAsked, placeFields, PlaceAsked, SavedAnswers } from './shapes/saving';
import { codeOf, strictObject, Id, Moment, nullable, pageQuery, pageOf } from '../shapes';

/**
 * The source of the questions: a chapter (1); the wrong, collected, random or due questions of a
 * question library (2, 3, 4, 8); a courseware (5); a slide (6); a simulation (7); or the learner's
 * own selection (9).
 */
const sourceFields = { source: codeOf(practiceSources), sourceId: Id };

/** A practice offered on the page of something else, such as a slide. */
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
  submittedAt: nullable(Moment),
};
export const Practice = Type.Object(practiceFields);
export type Practice = Static<typeof Practice>;

export const PracticeQuestion = Type.Object({
  ...questionFields,
  ...placeFields,
  /** The key has been shown, so the answer can no longer change. */
  isRevealed: Type.Boolean(),
});
export type PracticeQuestion = Static<typeof PracticeQuestion>;

export const PracticePaper = Type.Object({
  ...practiceFields,
  /** The server's clock. */
  now: Moment,
  /** Set for a timed practice; its keys are shown only after the end. */
  endsAt: nullable(Moment),
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
      /** For a lesson's test: the keys stay hidden because nothing was answered. */
      isKeyKept: Type.Boolean(),
    }),
  ),
});
export type PracticeResult = Static<typeof PracticeResult>;

/** A question in the list of a chapter, before a practice starts. */
export const ChapterQuestion = Type.Object({
  id: Id,
  number: Type.Integer(),
  type: questionFields.type,
  stem: Type.String(),
  standing: codeOf(questionStandings),
});
export type ChapterQuestion = Static<typeof ChapterQuestion>;

/** For a question asked again: how well it was remembered, and the days until it comes back. */
export const ReviewGrades = Type.Object({
  chosen: codeOf(reviewGrades),
  grades: Type.Array(Type.Object({ grade: codeOf(reviewGrades), days: Type.Integer() })),
});
export type ReviewGrades = Static<typeof ReviewGrades>;

/** A question whose key has been shown. */
export const RevealedQuestion = Type.Object({
  ...reviewedFields,
  number: Type.Integer(),
  /** The share of all respondents who chose each option; null if there are too few. */
  choices: nullable(Type.Array(Type.Object({ option: Type.String(), share: Type.Number() }))),
  /** Only in a review, until the question is answered elsewhere. */
  review: nullable(ReviewGrades),
});
export type RevealedQuestion = Static<typeof RevealedQuestion>;

/**
 * The share of learners with the same questions who did worse, by everybody's first answers;
 * `percent` is null if too few learners did them or too little was answered.
 */
export const PracticePercentile = Type.Object({
  percent: nullable(Type.Integer({ minimum: 0, maximum: 100 })),
  peopleCount: Type.Integer(),
  /** The number of learners required for a percentile. */
  fewest: Type.Integer(),
});
export type PracticePercentile = Static<typeof PracticePercentile>;

const one = strictObject({ practiceId: Id });

export const practiceContract = {
  /** Resumes the open practice of this source unless a new one is requested. */
  start: {
    access: 'user',
    body: strictObject({
      ...sourceFields,
      isAnew: Type.Optional(Type.Boolean()),
      questionCount: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
    }),
    data: Practice,
  },
  save: {
    access: 'user',
    body: strictObject({ practiceId: Id, ...answersAsked }),
    data: SavedAnswers,
  },
  /** Shows the key of one question; its answer can no longer change. */
  reveal: {
    access: 'user',
    body: strictObject({ practiceId: Id, place: PlaceAsked }),
    data: RevealedQuestion,
  },
  /**
   * The learner's own rating of how well they remembered, replacing the one derived from the
   * answer; the last one counts.
   */
  grade: {
    access: 'user',
    body: strictObject({ practiceId: Id, place: PlaceAsked, grade: codeOf(reviewGrades) }),
    data: ReviewGrades,
  },
  submit: { access: 'user', body: one, data: Practice },
  again: {
    access: 'user',
    body: strictObject({ practiceId: Id, isWrongOnly: Type.Boolean() }),
    data: Practice,
  },
  /** The open practice of this source, to resume. */
  status: { access: 'user', query: strictObject(sourceFields), data: nullable(Practice) },
  result: { access: 'user', query: one, data: PracticeResult },
  percentile: { access: 'user', query: one, data: PracticePercentile },
  list: {
    access: 'user',
    query: strictObject({
      ...pageQuery,
      source: Type.Optional(sourceFields.source),
      libraryId: Type.Optional(Id),
    }),
    data: pageOf(Practice),
  },
  questions: { access: 'user', query: one, data: PracticePaper },
  /** The questions whose keys were already shown, to resume the practice. */
  revealed: { access: 'user', query: one, data: Type.Array(RevealedQuestion) },
  chapterQuestions: {
    access: 'user',
    query: strictObject({
      ...pageQuery,
      chapterId: Id,
      standing: Type.Optional(codeOf(questionStandings)),
    }),
    data: pageOf(ChapterQuestion),
  },
} satisfies Record<keyof typeof practiceCalls, CallContract>;

export type PracticeContract = typeof practiceContract;
