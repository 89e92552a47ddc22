import Type, { type Static } from 'typebox';
import type { schoolProfileCalls } from '../../calls/school/schoolProfile';
import { fileLimits } from '../../codes/base/fileLimits';
import { schoolColours, schoolProfileLimits as limits } from '../../codes/school/schoolProfile';
import type { CallContract } from '../call';
import { Id, keyOf, nullable, strictObject, Version } from '../shapes';

const shown = {
  name: Type.String({ minLength: 2, maxLength: limits.name }),
  shortName: Type.String({ maxLength: limits.shortName }),
  contactName: Type.String({ maxLength: limits.contactName }),
  contactPhone: Type.String({ maxLength: limits.contactPhone }),
  address: Type.String({ maxLength: limits.address }),
  colour: nullable(keyOf(schoolColours)),
};

export const SchoolProfile = Type.Object({
  id: Id,
  ...shown,
  logo: Type.String(),
  version: Version,
});
export type SchoolProfile = Static<typeof SchoolProfile>;

export const schoolProfileContract = {
  detail: { access: 'user', right: 'profile', data: SchoolProfile },
  edit: {
    access: 'user',
    right: 'profile',
    body: strictObject({ ...shown, version: Version }),
    data: SchoolProfile,
  },
  logo: {
    access: 'user',
    right: 'profile',
    takesFile: { maxBytes: fileLimits.avatar },
    data: Type.Object({ logo: Type.String() }),
  },
} satisfies Record<keyof typeof schoolProfileCalls, CallContract>;

export type SchoolProfileContract = typeof schoolProfileContract;
