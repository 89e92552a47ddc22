import Type, { type Static } from 'typebox';
import type { adCalls } from '../../calls/content/ad';
import { adPlaces } from '../../codes/content/adPlaces';
import type { CallContract } from '../call';
import { codeOf, strictObject, Id, Moment, nullable } from '../shapes';

/** `deadline` is set for a limited offer, and the page counts down to it. */
export const Ad = Type.Object({
  id: Id,
  place: codeOf(adPlaces),
  title: Type.String(),
  subtitle: Type.String(),
  picture: Type.String(),
  link: nullable(Type.String()),
  deadline: nullable(Moment),
});
export type Ad = Static<typeof Ad>;

export const adContract = {
  list: { access: 'open', query: strictObject({ place: codeOf(adPlaces) }), data: Type.Array(Ad) },
} satisfies Record<keyof typeof adCalls, CallContract>;

export type AdContract = typeof adContract;
