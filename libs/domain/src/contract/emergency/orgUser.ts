import Type, { type Static } from 'typebox';
import type { orgUserCalls } from '../../calls/emergency/orgUser';
import { emergencyRoleCodes, emergencyRoles } from '../../codes/emergency/centre';
import type { CallContract } from '../call';
import { Phone } from '../people/shapes/credentials';
import { codeOf, strictObject, Id, Moment, nullable, pageQuery, pageOf } from '../shapes';
import { keywordQuery, orgAsked, Saved } from './shapes/shapes';

/** Platform administrators belong to no organisation. */
const OrgRole = codeOf({
  2: emergencyRoles[emergencyRoleCodes.orgAdmin],
  3: emergencyRoles[emergencyRoleCodes.trainee],
});

/** A member of an organisation as its managers see them. */
export const OrgUser = Type.Object({
  id: Id,
  name: Type.String(),
  phoneNum: Type.String(),
  role: OrgRole,
  createdAt: Moment,
  lastSignedInAt: nullable(Moment),
});
export type OrgUser = Static<typeof OrgUser>;

const written = {
  name: Type.String({ minLength: 1, maxLength: 30 }),
  phoneNum: Phone,
  role: OrgRole,
};

/**
 * A manager cannot choose another person's password: `resetPassword` generates one and shows it
 * once.
 */
export const orgUserContract = {
  list: {
    access: 'welfareManager',
    query: strictObject({
      ...pageQuery,
      ...keywordQuery,
      ...orgAsked,
      role: Type.Optional(OrgRole),
    }),
    data: pageOf(OrgUser),
  },
  add: { access: 'welfareManager', body: strictObject({ ...written, ...orgAsked }), data: Saved },
  edit: { access: 'welfareManager', body: strictObject({ id: Id, ...written }), data: Type.Null() },
  remove: { access: 'welfareManager', query: strictObject({ id: Id }), data: Type.Null() },
  resetPassword: {
    access: 'welfareManager',
    body: strictObject({ id: Id }),
    data: Type.Object({ password: Type.String() }),
  },
} satisfies Record<keyof typeof orgUserCalls, CallContract>;

export type OrgUserContract = typeof orgUserContract;
