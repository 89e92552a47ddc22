import Type, { type Static } from 'typebox';
import type { questionNoteCalls } from '../../calls/exam/questionNote';
import type { CallContract } from '../call';
import { exactly, Id } from '../shapes';

export const QuestionNote = Type.Object({ questionId: Id, text: Type.String() });
export type QuestionNote = Static<typeof QuestionNote>;

export const questionNoteContract = {
  /** One's own, of the questions of a practice. */
  list: { access: 'user', query: exactly({ practiceId: Id }), data: Type.Array(QuestionNote) },
  /** An empty one is none. */
  write: {
    access: 'user',
    body: exactly({ questionId: Id, text: Type.String({ maxLength: 2000 }) }),
    data: Type.Null(),
  },
  /** Tells who keeps the bank that something is wrong with a question. */
  report: {
    access: 'user',
    body: exactly({ questionId: Id, text: Type.String({ minLength: 1, maxLength: 500 }) }),
    data: Type.Null(),
  },
} satisfies Record<keyof typeof questionNoteCalls, CallContract>;

export type QuestionNoteContract = typeof questionNoteContract;
