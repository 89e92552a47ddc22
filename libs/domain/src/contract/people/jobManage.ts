import Type, { type Static } from 'typebox';
import type { jobManageCalls } from '../../calls/people/jobManage';
import { jobKinds, jobStates } from '../../codes/people/jobs';
import type { CallContract } from '../call';
import { strictObject, Id, keyOf, Moment, nullable, pageQuery, pageOf } from '../shapes';

/** A background job and its progress. */
export const ManagedJob = Type.Object({
  id: Id,
  kind: keyOf(jobKinds),
  state: keyOf(jobStates),
  person: Type.Object({ id: Id, name: Type.String() }),
  organisation: nullable(Type.String({ description: 'The school for which it is done' })),
  askedAt: Moment,
  begunAt: nullable(Moment),
  finishedAt: nullable(Moment),
  done: Type.Integer({ minimum: 0 }),
  total: nullable(Type.Integer({ minimum: 0 })),
  attempts: Type.Integer({ minimum: 0 }),
  isLong: Type.Boolean({ description: 'It took longer than a turn' }),
});
export type ManagedJob = Static<typeof ManagedJob>;

export const jobManageContract = {
  list: {
    access: 'platformAdmin',
    query: strictObject({
      ...pageQuery,
      keyword: Type.Optional(Type.String({ maxLength: 50 })),
      kind: Type.Optional(keyOf(jobKinds)),
      state: Type.Optional(keyOf(jobStates)),
    }),
    data: pageOf(ManagedJob),
  },
  end: { access: 'platformAdmin', body: strictObject({ id: Id }), data: Type.Null() },
} satisfies Record<keyof typeof jobManageCalls, CallContract>;

export type JobManageContract = typeof jobManageContract;
