import Type, { type Static } from 'typebox';
import type { orgCalls } from '../../calls/emergency/org';
import type { CallContract } from '../call';
import { strictObject, Id, Moment, pageQuery, pageOf } from '../shapes';
import { keywordQuery, Saved } from './shapes/shapes';

/** A welfare centre: an organisation that trains people and awards certificates. */
export const Org = Type.Object({
  id: Id,
  name: Type.String(),
  people: Type.Integer(),
  createdAt: Moment,
});
export type Org = Static<typeof Org>;

const written = { name: Type.String({ minLength: 1, maxLength: 50 }) };

export const orgContract = {
  list: {
    access: 'platformAdmin',
    query: strictObject({ ...pageQuery, ...keywordQuery }),
    data: pageOf(Org),
  },
  save: { access: 'platformAdmin', body: strictObject(written), data: Saved },
  edit: { access: 'platformAdmin', body: strictObject({ id: Id, ...written }), data: Type.Null() },
} satisfies Record<keyof typeof orgCalls, CallContract>;

export type OrgContract = typeof orgContract;
