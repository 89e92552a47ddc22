import Type, { type Static } from 'typebox';
import type { slideTrayCalls } from '../../calls/viewers/slideTray';
import type { CallContract } from '../call';
import { exactly, Id, Moment, orNull } from '../shapes';
import { Slide } from './slide';

/** A tray that is laid out for who asks, now. */
export const SlideTray = Type.Object({
  id: Id,
  title: Type.String(),
  slideCount: Type.Integer(),
  endsAt: orNull(Moment),
});
export type SlideTray = Static<typeof SlideTray>;

export const SlideTrayDetail = Type.Object({
  id: Id,
  title: Type.String(),
  text: Type.String(),
  endsAt: orNull(Moment),
  /** In the order in which they are to be looked at. */
  slides: Type.Array(Type.Object({ slide: Slide, note: Type.String() })),
});
export type SlideTrayDetail = Static<typeof SlideTrayDetail>;

export const slideTrayContract = {
  list: { access: 'user', data: Type.Array(SlideTray) },
  detail: { access: 'user', query: exactly({ id: Id }), data: SlideTrayDetail },
} satisfies Record<keyof typeof slideTrayCalls, CallContract>;

export type SlideTrayContract = typeof slideTrayContract;
