import Type, { type Static } from 'typebox';
import type { orgUserCalls } from '../../calls/emergency/orgUser';
import { emergencyRoleCodes, emergencyRoles } from '../../codes/emergency/centre';
import type { CallContract } from '../call';
import { Phone } from '../people/shapes/credentials';
import { codeOf, exactly, Id, Moment, orNull, pageAsked, pageOf } from '../shapes';
import { keywordAsked, orgAsked, Saved } from './shapes/shapes';

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
  lastSignedInAt: orNull(Moment),
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
    query: exactly({ ...pageAsked, ...keywordAsked, ...orgAsked, role: Type.Optional(OrgRole) }),
    data: pageOf(OrgUser),
  },
  add: { access: 'welfareManager', body: exactly({ ...written, ...orgAsked }), data: Saved },
  edit: { access: 'welfareManager', body: exactly({ id: Id, ...written }), data: Type.Null() },
  remove: { access: 'welfareManager', query: exactly({ id: Id }), data: Type.Null() },
  resetPassword: {
    access: 'welfareManager',
    body: exactly({ id: Id }),
    data: Type.Object({ password: Type.String() }),
  },
} satisfies Record<keyof typeof orgUserCalls, CallContract>;

export type OrgUserContract = typeof orgUserContract;
