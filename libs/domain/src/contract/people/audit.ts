import Type, { type Static } from 'typebox';
import type { auditCalls } from '../../calls/people/audit';
import { auditActs, auditFields } from '../../codes/people/audit';
import type { CallContract } from '../call';
import {
  strictObject,
  FileLink,
  Id,
  keyOf,
  Moment,
  MomentAsked,
  nullable,
  pageQuery,
  pageOf,
} from '../shapes';

const AuditPerson = Type.Object({ id: Id, name: Type.String(), phoneNum: nullable(Type.String()) });

/** One changed field; null where it did not exist. */
const AuditChange = Type.Object({
  field: keyOf(auditFields),
  before: nullable(Type.String()),
  after: nullable(Type.String()),
});

/**
 * One audited action: the actor, the target, the people concerned, and the values before and after.
 */
export const AuditEntry = Type.Object({
  id: Id,
  act: keyOf(auditActs),
  about: Type.String({ description: 'What it was done to: the number of an order, a name' }),
  by: AuditPerson,
  to: nullable(AuditPerson),
  changes: Type.Array(AuditChange),
  at: Moment,
  /** The network address, with its end hidden; within schools. */
  address: nullable(Type.String()),
});
export type AuditEntry = Static<typeof AuditEntry>;

/** The keyword matches names and targets; a phone number must be complete. */
const narrowing = {
  keyword: Type.Optional(Type.String({ maxLength: 50 })),
  act: Type.Optional(keyOf(auditActs)),
  from: Type.Optional(MomentAsked),
  to: Type.Optional(MomentAsked),
};

export const auditContract = {
  list: {
    access: 'platformAdmin',
    query: strictObject({ ...pageQuery, ...narrowing }),
    data: pageOf(AuditEntry),
  },
  export: { access: 'platformAdmin', query: strictObject(narrowing), data: FileLink },
} satisfies Record<keyof typeof auditCalls, CallContract>;

export type AuditContract = typeof auditContract;
