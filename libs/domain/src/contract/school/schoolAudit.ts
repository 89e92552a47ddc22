import Type from 'typebox';
import type { schoolAuditCalls } from '../../calls/school/schoolAudit';
import { schoolActs } from '../../codes/people/audit';
import type { CallContract } from '../call';
import { AuditEntry } from '../people/audit';
import { FileLink, keyOf, MomentAsked, pageOf, pageQuery, strictObject } from '../shapes';

/** The keyword matches names and targets; a phone number must be complete. */
const narrowing = {
  keyword: Type.Optional(Type.String({ maxLength: 50 })),
  act: Type.Optional(keyOf(schoolActs)),
  from: Type.Optional(MomentAsked),
  to: Type.Optional(MomentAsked),
};

export const schoolAuditContract = {
  list: {
    access: 'user',
    right: 'audit',
    query: strictObject({ ...pageQuery, ...narrowing }),
    data: pageOf(AuditEntry),
  },
  export: { access: 'user', right: 'audit', query: strictObject(narrowing), data: FileLink },
} satisfies Record<keyof typeof schoolAuditCalls, CallContract>;

export type SchoolAuditContract = typeof schoolAuditContract;
