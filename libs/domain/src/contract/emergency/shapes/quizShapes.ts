import Type, { type Static } from 'typebox';
import { firstAidCategories, firstAidTopics } from '../../../codes/training/firstAid';
import { codeOf, strictObject, Id, Moment } from '../../shapes';
import { OptionKey, PaperQuestion, ReviewedQuestion } from './questionShapes';

const answerFields = { questionId: Id, option: OptionKey };
export const answerAsked = strictObject(answerFields);

export const filedAsked = {
  category: Type.Optional(codeOf(firstAidCategories)),
  topic: Type.Optional(codeOf(firstAidTopics)),
};

/** The number of questions available for a person's next quiz. */
export const QuizSupply = Type.Object({
  bank: Type.Integer({ description: 'Questions of the whole bank, whatever they are about.' }),
  fresh: Type.Integer({
    description: 'That fit and were not seen in the latest round: for tests.',
  }),
  seen: Type.Integer({ description: 'That fit and were ever seen: for practice.' }),
});
export type QuizSupply = Static<typeof QuizSupply>;

const isTest = Type.Boolean({
  description: 'Of full length and at first sight: it counts. Practice never does.',
});

/** A quiz in progress, with the answers saved so far. */
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
