import Type, { type Static } from 'typebox';
import type { privacyCalls } from '../../calls/people/privacy';
import { exportStates, lookPlaces, retentionKinds } from '../../codes/people/privacy';
import type { CallContract } from '../call';
import { Id, keyOf, Moment, nullable, pageOf, pageQuery, strictObject } from '../shapes';

const Retention = Type.Array(Type.Object({ kind: keyOf(retentionKinds), days: Type.Integer() }));

export const DataLook = Type.Object({
  id: Id,
  at: Moment,
  place: keyOf(lookPlaces),
  name: Type.String(),
  /** What they were when they looked, such as 学校管理员. */
  role: Type.String(),
});
export type DataLook = Static<typeof DataLook>;

export const privacyContract = {
  overview: {
    access: 'user',
    data: Type.Object({
      retention: Retention,
      hasPassword: Type.Boolean(),
      hasPhone: Type.Boolean(),
      export: nullable(
        Type.Object({
          state: keyOf(exportStates),
          askedAt: Moment,
          url: nullable(Type.String()),
          fileName: nullable(Type.String()),
          expiresAt: nullable(Moment),
        }),
      ),
    }),
  },
  /** Who has opened the caller's data, the newest first. */
  looks: { access: 'user', query: strictObject(pageQuery), data: pageOf(DataLook) },
  /** Prepares a copy of everything; one at a time. */
  exportOwn: { access: 'user', data: Type.Null() },
  /**
   * Proven by the password or a code. All sign-ins end; whoever signs in within the days that it
   * waits keeps the account.
   */
  deleteAccount: {
    access: 'user',
    body: strictObject({
      password: Type.Optional(Type.String({ maxLength: 64 })),
      code: Type.Optional(Type.String({ maxLength: 10 })),
      ticket: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    data: Type.Object({ dueAt: Moment }),
  },
  retention: { access: 'platformAdmin', data: Retention },
  setRetention: {
    access: 'platformAdmin',
    body: strictObject({
      kind: keyOf(retentionKinds),
      days: Type.Integer({ minimum: 1, maximum: 3650 }),
    }),
    data: Type.Null(),
  },
} satisfies Record<keyof typeof privacyCalls, CallContract>;

export type PrivacyContract = typeof privacyContract;
