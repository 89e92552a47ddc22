import Type, { type Static } from 'typebox';
import type { organisationCalls } from '../../calls/people/organisation';
import type { CallContract } from '../call';
import { strictObject, Id } from '../shapes';

const organisationFields = {
  mainOrgId: Id,
  name: Type.String(),
  logo: Type.String({ description: 'A file name with default.png in it stands for none.' }),
};
export const Organisation = Type.Object(organisationFields);
export type Organisation = Static<typeof Organisation>;

/** An organisation the account may enter, and the account's name there. */
export const OrganisationChoice = Type.Object({ ...organisationFields, userName: Type.String() });
export type OrganisationChoice = Static<typeof OrganisationChoice>;

/** `main` is paged by 20 organisations; a full page means that there may be more. */
export const organisationContract = {
  main: {
    access: 'open',
    query: strictObject({ p: Type.Integer({ minimum: 1, maximum: 100_000, default: 1 }) }),
    data: Type.Array(Organisation),
  },
} satisfies Record<keyof typeof organisationCalls, CallContract>;

export type OrganisationContract = typeof organisationContract;
