import Type, { type Static } from 'typebox';
import type { adManageCalls } from '../../calls/content/adManage';
import { adPlaces } from '../../codes/content/adPlaces';
import { adStates, MOST_ADS } from '../../codes/content/adStates';
import type { CallContract } from '../call';
import { codeOf, strictObject, Id, keyOf, Moment, MomentAsked, nullable } from '../shapes';

/** An ad as administrators see it, including scheduled and expired ones. */
export const ManagedAd = Type.Object({
  id: Id,
  place: codeOf(adPlaces),
  title: Type.String(),
  subtitle: Type.String(),
  picture: Type.String(),
  link: nullable(Type.String()),
  from: nullable(Moment),
  until: nullable(Moment),
  countsDown: Type.Boolean(),
  state: keyOf(adStates),
});
export type ManagedAd = Static<typeof ManagedAd>;

const place = { place: codeOf(adPlaces) };

/** Lists are in display order. `save` without an `id` adds one at the end. */
export const adManageContract = {
  list: { access: 'platformAdmin', query: strictObject(place), data: Type.Array(ManagedAd) },
  save: {
    access: 'platformAdmin',
    body: strictObject({
      ...place,
      id: Type.Optional(Id),
      title: Type.String({ minLength: 1, maxLength: 40 }),
      subtitle: Type.String({ maxLength: 80 }),
      picture: Type.String({ minLength: 1, maxLength: 300 }),
      link: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
      from: Type.Optional(MomentAsked),
      until: Type.Optional(MomentAsked),
      countsDown: Type.Boolean(),
    }),
    data: Type.Object({ id: Id }),
  },
  /** Must name all ads of the place; refused if the place has others by now. */
  order: {
    access: 'platformAdmin',
    body: strictObject({
      ...place,
      ids: Type.Array(Id, { maxItems: MOST_ADS, uniqueItems: true }),
    }),
    data: Type.Null(),
  },
  remove: { access: 'platformAdmin', query: strictObject({ id: Id }), data: Type.Null() },
} satisfies Record<keyof typeof adManageCalls, CallContract>;

export type AdManageContract = typeof adManageContract;
