import Type, { type Static } from 'typebox';
import type { questionTalkCalls } from '../../calls/exam/questionTalk';
import type { CallContract } from '../call';
import { exactly, Id } from '../shapes';
import { ReviewedQuestion } from './shapes/question';

export const TalkCount = Type.Object({ questionId: Id, count: Type.Integer() });
export type TalkCount = Static<typeof TalkCount>;

/** A question with its key, as it is discussed. */
export const DiscussedQuestion = Type.Object({
  question: ReviewedQuestion,
  bankName: Type.String(),
  /** Who keeps order there may not have answered it. */
  isAnswered: Type.Boolean(),
});
export type DiscussedQuestion = Static<typeof DiscussedQuestion>;

export const questionTalkContract = {
  /** How much is said at each; those that may not be discussed by who asks are left out. */
  counts: {
    access: 'user',
    body: exactly({ questionIds: Type.Array(Id, { maxItems: 400, uniqueItems: true }) }),
    data: Type.Array(TalkCount),
  },
  question: { access: 'user', query: exactly({ questionId: Id }), data: DiscussedQuestion },
} satisfies Record<keyof typeof questionTalkCalls, CallContract>;

export type QuestionTalkContract = typeof questionTalkContract;
