import Type, { type Static } from 'typebox';
import { exactly, Id, Moment } from '../shapes';
import { OptionKey, PaperQuestion, ReviewedQuestion } from './questionShapes';

const answerFields = { questionId: Id, option: OptionKey };
export const answerAsked = exactly(answerFields);

const isTest = Type.Boolean({
  description: 'Of full length and at first sight: it counts. Practice never does.',
});

/** A quiz under way, with the answers that were kept so far. */
export const Quiz = Type.Object({
  quizId: Id,
  isTest,
  startedAt: Moment,
  questions: Type.Array(PaperQuestion),
  answers: Type.Array(Type.Object(answerFields)),
});
export type Quiz = Static<typeof Quiz>;

const summaryFields = {
  quizId: Id,
  isTest,
  score: Type.Integer({ description: 'Out of 100.' }),
  correct: Type.Integer(),
  total: Type.Integer(),
  startedAt: Moment,
  submittedAt: Moment,
};
export const QuizSummary = Type.Object(summaryFields);
export type QuizSummary = Static<typeof QuizSummary>;

export const QuizResult = Type.Object({
  ...summaryFields,
  questions: Type.Array(ReviewedQuestion),
});
export type QuizResult = Static<typeof QuizResult>;
