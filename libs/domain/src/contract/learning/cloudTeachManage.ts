import Type, { type Static } from 'typebox';
import type { cloudTeachManageCalls } from '../../calls/learning/cloudTeachManage';
import { applicationLimits, applicationStates } from '../../codes/learning/cloudTeach';
import type { CallContract } from '../call';
import { codeOf, strictObject, Id, pageQuery, pageOf, byId } from '../shapes';
import { applicationFields } from './cloudTeach';

export const ManagedApplication = Type.Object({
  ...applicationFields,
  phoneNum: Type.String({ description: 'With its middle hidden' }),
});
export type ManagedApplication = Static<typeof ManagedApplication>;

/** Reading a full phone number is recorded in the audit log. */
export const cloudTeachManageContract = {
  list: {
    access: 'platformAdmin',
    query: strictObject({
      ...pageQuery,
      keyword: Type.Optional(Type.String({ maxLength: 50 })),
      state: Type.Optional(codeOf(applicationStates)),
    }),
    data: pageOf(ManagedApplication),
  },
  phone: { access: 'platformAdmin', body: byId, data: Type.Object({ phone: Type.String() }) },
  contact: { access: 'platformAdmin', body: byId, data: Type.Null() },
  open: { access: 'platformAdmin', body: byId, data: Type.Null() },
  decline: {
    access: 'platformAdmin',
    body: strictObject({
      id: Id,
      reason: Type.String({ minLength: 1, maxLength: applicationLimits.reason, pattern: '\\S' }),
    }),
    data: Type.Null(),
  },
} satisfies Record<keyof typeof cloudTeachManageCalls, CallContract>;

export type CloudTeachManageContract = typeof cloudTeachManageContract;
