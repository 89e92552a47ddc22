import Type, { type Static } from 'typebox';
import type { collectedQuestionCalls } from '../../calls/exam/collectedQuestion';
import type { CallContract } from '../call';
import { keptAsked, originFields } from './shapes/keptQuestion';
import { PaperQuestion } from './shapes/question';
import { strictObject, Id, Moment, pageOf } from '../shapes';

/**
 * Without the answer key, so that collecting a question during an exam does not reveal its answer.
 */
export const CollectedQuestion = Type.Object({
  ...originFields,
  question: PaperQuestion,
  collectedAt: Moment,
});
export type CollectedQuestion = Static<typeof CollectedQuestion>;

export const collectedQuestionContract = {
  list: { access: 'user', query: strictObject(keptAsked), data: pageOf(CollectedQuestion) },
  /** All collected ids at once, for the stars beside the questions of a paper. */
  ids: {
    access: 'user',
    query: strictObject({ libraryId: Type.Optional(Id) }),
    data: Type.Array(Id),
  },
} satisfies Record<keyof typeof collectedQuestionCalls, CallContract>;

export type CollectedQuestionContract = typeof collectedQuestionContract;
