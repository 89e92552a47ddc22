import Type, { type Static } from 'typebox';
import type { slideTaskMakingCalls } from '../../calls/slides/slideTaskMaking';
import { slideTaskReveals } from '../../codes/slides/slideTask';
import type { CallContract } from '../call';
import { codeOf, exactly, Id } from '../shapes';
import { TaskKey } from './shapes/slideTaskShapes';

const writtenFields = {
  title: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
  text: Type.String({ maxLength: 1000 }),
  explanation: Type.String({ maxLength: 2000 }),
  key: TaskKey,
  /** 0 where there is no end of them. */
  tries: Type.Integer({ minimum: 0, maximum: 20 }),
  reveals: codeOf(slideTaskReveals),
  isShown: Type.Boolean(),
};

/** As who teaches with the slide made it. */
export const MadeTask = Type.Object({
  ...writtenFields,
  id: Id,
  slideId: Id,
  edition: Type.Integer(),
  /** How many people tried it as it is now, and how many of them were right, at first and ever. */
  tried: Type.Integer(),
  rightFirst: Type.Integer(),
  right: Type.Integer(),
});
export type MadeTask = Static<typeof MadeTask>;

export const slideTaskMakingContract = {
  list: { access: 'user', query: exactly({ slideId: Id }), data: Type.Array(MadeTask) },
  add: {
    access: 'user',
    body: exactly({ ...writtenFields, slideId: Id }),
    data: Type.Object({ id: Id }),
  },
  /** With another key it is another task: whoever did it before may do it anew. */
  edit: {
    access: 'user',
    body: exactly({ ...writtenFields, id: Id }),
    data: Type.Object({ id: Id }),
  },
  order: {
    access: 'user',
    body: exactly({
      slideId: Id,
      ids: Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true }),
    }),
    data: Type.Null(),
  },
  remove: { access: 'user', query: exactly({ id: Id }), data: Type.Null() },
} satisfies Record<keyof typeof slideTaskMakingCalls, CallContract>;

export type SlideTaskMakingContract = typeof slideTaskMakingContract;
