import Type, { type Static } from 'typebox';
import type { examWatchCalls } from '../../calls/exam/examWatch';
import { examPhases, watchedStates } from '../../codes/exam/examPhases';
import type { CallContract } from '../call';
import { exactly, Id, keyOf, Moment, orNull } from '../shapes';

/** One learner of the audience, or one who sat it and belongs to it no more. */
export const Watched = Type.Object({
  personId: Id,
  name: Type.String(),
  number: Type.String(),
  state: keyOf(watchedStates),
  /** Of the latest try. */
  nth: Type.Integer(),
  answered: Type.Integer(),
  startedAt: orNull(Moment),
  endsAt: orNull(Moment),
  /** The last answer, or the last word of leaving and coming back. */
  heardAt: orNull(Moment),
  submittedAt: orNull(Moment),
  leftCount: Type.Integer(),
  isAway: Type.Boolean(),
  deviceCount: Type.Integer(),
  /** What was handed in may go on, as long as nobody could tell its keys. */
  mayReopen: Type.Boolean(),
  /** More time for this one, beside that for all. */
  extraS: Type.Integer(),
});
export type Watched = Static<typeof Watched>;

export const LiveExam = Type.Object({
  examId: Id,
  title: Type.String(),
  phase: keyOf(examPhases),
  now: Moment,
  startsAt: Moment,
  endsAt: Moment,
  questionCount: Type.Integer(),
  /** More time for all; `extend` is asked with what stood on the screen. */
  extraS: Type.Integer(),
  logsLeaving: Type.Boolean(),
  isOneDevice: Type.Boolean(),
  list: Type.Array(Watched),
});
export type LiveExam = Static<typeof LiveExam>;

const MinutesAsked = Type.Integer({ minimum: 1, maximum: 600 });
/** One learner; without it everybody. */
const Whom = Type.Optional(Id);

export const examWatchContract = {
  live: { access: 'teacher', query: exactly({ examId: Id }), data: LiveExam },
  /** `shownExtraS` is what was given by then: a second click, or a second teacher, adds nothing. */
  extend: {
    access: 'teacher',
    body: exactly({
      examId: Id,
      personId: Whom,
      minutes: MinutesAsked,
      shownExtraS: Type.Integer({ minimum: 0 }),
    }),
    data: Type.Object({ extraS: Type.Integer() }),
  },
  /** Papers are taken in within seconds, with what is on its way. */
  end: { access: 'teacher', body: exactly({ examId: Id, personId: Whom }), data: Type.Null() },
  reopen: {
    access: 'teacher',
    body: exactly({ examId: Id, personId: Id, minutes: MinutesAsked }),
    data: Type.Null(),
  },
} satisfies Record<keyof typeof examWatchCalls, CallContract>;

export type ExamWatchContract = typeof examWatchContract;
