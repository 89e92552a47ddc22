import Type, { type Static } from 'typebox';
import type { slideTaskCalls } from '../../calls/slides/slideTask';
import { slideTaskReveals } from '../../codes/slides/slideTask';
import type { CallContract } from '../call';
import { codeOf, exactly, Id, Moment, orNull } from '../shapes';
import { TaskAnswer, TaskAsked, TaskKey, TaskMarks } from './shapes/slideTaskShapes';

/** Where somebody stands with a task as it is now. */
export const TaskStanding = Type.Object({
  tries: Type.Integer(),
  first: Type.Integer(),
  best: Type.Integer(),
  /** Once right, while what is right was not yet shown. */
  isRight: Type.Boolean(),
  hasKey: Type.Boolean(),
});
export type TaskStanding = Static<typeof TaskStanding>;

/** As who does it reads it. */
export const SlideTask = Type.Object({
  id: Id,
  title: Type.String(),
  text: Type.String(),
  asked: TaskAsked,
  /** 0 where there is no end of them. */
  tries: Type.Integer(),
  reveals: codeOf(slideTaskReveals),
  edition: Type.Integer(),
  standing: orNull(TaskStanding),
});
export type SlideTask = Static<typeof SlideTask>;

export const MarkedTask = Type.Object({
  /** The how manyth try it was; 0 where who teaches tried it out. */
  nth: Type.Integer(),
  /** What is right had not been shown before. */
  isCounted: Type.Boolean(),
  answer: TaskAnswer,
  marks: TaskMarks,
  /** Where it is due to be shown. */
  key: orNull(TaskKey),
  explanation: Type.String(),
  at: Moment,
  standing: orNull(TaskStanding),
});
export type MarkedTask = Static<typeof MarkedTask>;

export const slideTaskContract = {
  /** Refused, like the tiles, where the slide is locked for who asks. */
  list: {
    access: 'open',
    query: exactly({ slideId: Id }),
    data: Type.Object({
      /** Whether it is theirs to teach with: they make the tasks. */
      isTeaching: Type.Boolean(),
      list: Type.Array(SlideTask),
    }),
  },
  /** The server alone marks. The same token once more is the same try. */
  handIn: {
    access: 'user',
    body: exactly({
      id: Id,
      edition: Type.Integer({ minimum: 1 }),
      token: Type.String({ pattern: '^[0-9a-f-]{36}$', maxLength: 36 }),
      answer: TaskAnswer,
    }),
    data: MarkedTask,
  },
  /** One's own, the latest first. */
  tries: { access: 'user', query: exactly({ id: Id }), data: Type.Array(MarkedTask) },
} satisfies Record<keyof typeof slideTaskCalls, CallContract>;

export type SlideTaskContract = typeof slideTaskContract;
