import Type, { type Static } from 'typebox';
import type { dailyQuestionCalls } from '../../calls/exam/dailyQuestion';
import { answerVerdicts } from '../../codes/exam/questionTypes';
import type { CallContract } from '../call';
import { Given, PaperQuestion, questionFields, ReviewedQuestion } from './shapes/question';
import { strictObject, Id, keyOf, nullable, pageQuery, pageOf } from '../shapes';

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', maxLength: 10 });
const Month = Type.String({ pattern: '^20\\d{2}-(?:0[1-9]|1[0-2])$', maxLength: 7 });

const verdictOrNot = { verdict: nullable(keyOf(answerVerdicts)) };

/** The question of a day; `reviewed` is null until it is answered. */
export const DailyQuestion = Type.Object({
  libraryId: Id,
  day: Day,
  question: PaperQuestion,
  reviewed: nullable(ReviewedQuestion),
});
export type DailyQuestion = Static<typeof DailyQuestion>;

export const DailyQuestionRow = Type.Object({
  ...verdictOrNot,
  day: Day,
  type: questionFields.type,
  stem: Type.String(),
});
export type DailyQuestionRow = Static<typeof DailyQuestionRow>;

/** The days of a month that have a question, and the current streak of answered days. */
export const DailyCalendar = Type.Object({
  month: Month,
  streakDays: Type.Integer(),
  days: Type.Array(Type.Object({ ...verdictOrNot, day: Day })),
});
export type DailyCalendar = Static<typeof DailyCalendar>;

export const dailyQuestionContract = {
  /** Without `day` it answers today's question, by the server's calendar. */
  detail: {
    access: 'user',
    query: strictObject({ libraryId: Id, day: Type.Optional(Day) }),
    data: DailyQuestion,
  },
  answer: {
    access: 'user',
    body: strictObject({ libraryId: Id, day: Day, given: Given }),
    data: ReviewedQuestion,
  },
  calendar: {
    access: 'user',
    query: strictObject({ libraryId: Id, month: Month }),
    data: DailyCalendar,
  },
  list: {
    access: 'user',
    query: strictObject({ ...pageQuery, libraryId: Id }),
    data: pageOf(DailyQuestionRow),
  },
} satisfies Record<keyof typeof dailyQuestionCalls, CallContract>;

export type DailyQuestionContract = typeof dailyQuestionContract;
