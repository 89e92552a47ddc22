import Type, { type Static } from 'typebox';
import type { slideTaskCalls } from '../../calls/slides/slideTask';
import { slideTaskReveals } from '../../codes/slides/slideTask';
import type { CallContract } from '../call';
import { codeOf, strictObject, Id, Moment, nullable } from '../shapes';
import { TaskAnswer, TaskAsked, TaskKey, TaskMarks } from './shapes/slideTaskShapes';

/** The caller's results in the current version of a task. */
export const TaskStanding = Type.Object({
  tries: Type.Integer(),
  first: Type.Integer(),
  best: Type.Integer(),
  /** Answered right at least once before the solution was shown. */
  isRight: Type.Boolean(),
  hasKey: Type.Boolean(),
});
export type TaskStanding = Static<typeof TaskStanding>;

/** A task as the learner sees it. */
export const SlideTask = Type.Object({
  id: Id,
  title: Type.String(),
  text: Type.String(),
  asked: TaskAsked,
  /** 0 for no limit. */
  tries: Type.Integer(),
  reveals: codeOf(slideTaskReveals),
  edition: Type.Integer(),
  standing: nullable(TaskStanding),
});
export type SlideTask = Static<typeof SlideTask>;

export const MarkedTask = Type.Object({
  /** The number of this attempt; 0 for a teacher's trial. */
  nth: Type.Integer(),
  /** The solution had not been shown before this attempt. */
  isCounted: Type.Boolean(),
  answer: TaskAnswer,
  marks: TaskMarks,
  /** Null until it is due to be shown. */
  key: nullable(TaskKey),
  explanation: Type.String(),
  at: Moment,
  standing: nullable(TaskStanding),
});
export type MarkedTask = Static<typeof MarkedTask>;

export const slideTaskContract = {
  /** Refused, like the tiles, if the slide is locked for the caller. */
  list: {
    access: 'open',
    query: strictObject({ slideId: Id }),
    data: Type.Object({
      /** The caller teaches with the slide and may create tasks. */
      isTeaching: Type.Boolean(),
      list: Type.Array(SlideTask),
    }),
  },
  /** Marked on the server only. A repeated token is the same attempt. */
  handIn: {
    access: 'user',
    body: strictObject({
      id: Id,
      edition: Type.Integer({ minimum: 1 }),
      token: Type.String({ pattern: '^[0-9a-f-]{36}$', maxLength: 36 }),
      answer: TaskAnswer,
    }),
    data: MarkedTask,
  },
  /** The caller's attempts, latest first. */
  tries: { access: 'user', query: strictObject({ id: Id }), data: Type.Array(MarkedTask) },
} satisfies Record<keyof typeof slideTaskCalls, CallContract>;

export type SlideTaskContract = typeof slideTaskContract;
