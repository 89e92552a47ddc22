import Type, { type Static } from 'typebox';
import type { examWatchCalls } from '../../calls/exam/examWatch';
import { examPhases, watchedStates } from '../../codes/exam/examPhases';
import type { CallContract } from '../call';
import { strictObject, Id, keyOf, Moment, nullable } from '../shapes';

/** A learner of the audience, or one who sat the exam and has left the audience since. */
export const Watched = Type.Object({
  personId: Id,
  name: Type.String(),
  number: Type.String(),
  state: keyOf(watchedStates),
  /** About the latest attempt. */
  nth: Type.Integer(),
  answered: Type.Integer(),
  startedAt: nullable(Moment),
  endsAt: nullable(Moment),
  /** The time of the last answer or of the last report that the page was left or returned to. */
  heardAt: nullable(Moment),
  submittedAt: nullable(Moment),
  leftCount: Type.Integer(),
  isAway: Type.Boolean(),
  deviceCount: Type.Integer(),
  /** A submitted attempt may be reopened only while nobody can have seen the answer keys. */
  mayReopen: Type.Boolean(),
  /** Extra seconds for this learner, on top of those for everybody. */
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
  /** Extra seconds for everybody; `extend` must send the value shown on the screen. */
  extraS: Type.Integer(),
  logsLeaving: Type.Boolean(),
  isOneDevice: Type.Boolean(),
  list: Type.Array(Watched),
});
export type LiveExam = Static<typeof LiveExam>;

const MinutesAsked = Type.Integer({ minimum: 1, maximum: 600 });
/** One learner; left out for everybody. */
const Whom = Type.Optional(Id);

export const examWatchContract = {
  live: { access: 'teacher', query: strictObject({ examId: Id }), data: LiveExam },
  /**
   * `shownExtraS` is the extra time shown on the screen, so that a second click or a second teacher
   * adds nothing.
   */
  extend: {
    access: 'teacher',
    body: strictObject({
      examId: Id,
      personId: Whom,
      minutes: MinutesAsked,
      shownExtraS: Type.Integer({ minimum: 0 }),
    }),
    data: Type.Object({ extraS: Type.Integer() }),
  },
  /** Collects the papers within seconds, including answers still on their way. */
  end: { access: 'teacher', body: strictObject({ examId: Id, personId: Whom }), data: Type.Null() },
  reopen: {
    access: 'teacher',
    body: strictObject({ examId: Id, personId: Id, minutes: MinutesAsked }),
    data: Type.Null(),
  },
} satisfies Record<keyof typeof examWatchCalls, CallContract>;

export type ExamWatchContract = typeof examWatchContract;
