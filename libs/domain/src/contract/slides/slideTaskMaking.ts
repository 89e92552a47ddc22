import Type, { type Static } from 'typebox';
import type { slideTaskMakingCalls } from '../../calls/slides/slideTaskMaking';
import { slideTaskReveals } from '../../codes/slides/slideTask';
import type { CallContract } from '../call';
import { codeOf, strictObject, Id } from '../shapes';
import { TaskKey } from './shapes/slideTaskShapes';

const writtenFields = {
  title: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
  text: Type.String({ maxLength: 1000 }),
  explanation: Type.String({ maxLength: 2000 }),
  key: TaskKey,
  /** 0 for no limit. */
  tries: Type.Integer({ minimum: 0, maximum: 20 }),
  reveals: codeOf(slideTaskReveals),
  isShown: Type.Boolean(),
};

/** A task as its teachers see it. */
export const MadeTask = Type.Object({
  ...writtenFields,
  id: Id,
  slideId: Id,
  edition: Type.Integer(),
  /**
   * The number of people who tried the current version, who were right at the first attempt, and
   * who were right eventually.
   */
  tried: Type.Integer(),
  rightFirst: Type.Integer(),
  right: Type.Integer(),
});
export type MadeTask = Static<typeof MadeTask>;

export const slideTaskMakingContract = {
  list: { access: 'user', query: strictObject({ slideId: Id }), data: Type.Array(MadeTask) },
  add: {
    access: 'user',
    body: strictObject({ ...writtenFields, slideId: Id }),
    data: Type.Object({ id: Id }),
  },
  /** A changed solution makes it a new task, which learners may do again. */
  edit: {
    access: 'user',
    body: strictObject({ ...writtenFields, id: Id }),
    data: Type.Object({ id: Id }),
  },
  order: {
    access: 'user',
    body: strictObject({
      slideId: Id,
      ids: Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true }),
    }),
    data: Type.Null(),
  },
  remove: { access: 'user', query: strictObject({ id: Id }), data: Type.Null() },
} satisfies Record<keyof typeof slideTaskMakingCalls, CallContract>;

export type SlideTaskMakingContract = typeof slideTaskMakingContract;
