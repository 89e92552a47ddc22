import Type, { type Static } from 'typebox';
import type { questionTalkCalls } from '../../calls/exam/questionTalk';
import type { CallContract } from '../call';
import { strictObject, Id } from '../shapes';
import { ReviewedQuestion } from './shapes/question';

export const TalkCount = Type.Object({ questionId: Id, count: Type.Integer() });
export type TalkCount = Static<typeof TalkCount>;

/** A discussed question with its key. */
export const DiscussedQuestion = Type.Object({
  question: ReviewedQuestion,
  bankName: Type.String(),
  /** False for a moderator who has not answered it. */
  isAnswered: Type.Boolean(),
});
export type DiscussedQuestion = Static<typeof DiscussedQuestion>;

export const questionTalkContract = {
  /** The number of comments on each question; questions the caller may not discuss are left out. */
  counts: {
    access: 'user',
    body: strictObject({ questionIds: Type.Array(Id, { maxItems: 400, uniqueItems: true }) }),
    data: Type.Array(TalkCount),
  },
  question: { access: 'user', query: strictObject({ questionId: Id }), data: DiscussedQuestion },
} satisfies Record<keyof typeof questionTalkCalls, CallContract>;

export type QuestionTalkContract = typeof questionTalkContract;
