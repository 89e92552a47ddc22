import Type, { type Static } from 'typebox';
import type { questionNoteCalls } from '../../calls/exam/questionNote';
import type { CallContract } from '../call';
import { strictObject, Id } from '../shapes';

export const QuestionNote = Type.Object({ questionId: Id, text: Type.String() });
export type QuestionNote = Static<typeof QuestionNote>;

export const questionNoteContract = {
  /** The caller's notes on the questions of a practice. */
  list: { access: 'user', query: strictObject({ practiceId: Id }), data: Type.Array(QuestionNote) },
  /** An empty text deletes the note. */
  write: {
    access: 'user',
    body: strictObject({ questionId: Id, text: Type.String({ maxLength: 2000 }) }),
    data: Type.Null(),
  },
  /** Reports a faulty question to those who maintain the bank. */
  report: {
    access: 'user',
    body: strictObject({ questionId: Id, text: Type.String({ minLength: 1, maxLength: 500 }) }),
    data: Type.Null(),
  },
} satisfies Record<keyof typeof questionNoteCalls, CallContract>;

export type QuestionNoteContract = typeof questionNoteContract;
