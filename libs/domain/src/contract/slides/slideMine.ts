import Type, { type Static } from 'typebox';
import type { slideMineCalls } from '../../calls/slides/slideMine';
import { morphologyFields } from '../../codes/slides/morphology';
import type { CallContract } from '../call';
import { codeOf, strictObject, Id, Moment, nullable, pageQuery, pageOf } from '../shapes';
import { SlideView } from './shapes/slideView';

/** A slide in the caller's history; a deleted one has no other data. */
export const LookedSlide = Type.Object({
  slideId: Id,
  title: Type.String(),
  thumbnail: Type.String(),
  isLocked: Type.Boolean(),
  isGone: Type.Boolean(),
  /** The last view, encoded as in the slide's address. */
  view: Type.String(),
  lookedAt: Moment,
});
export type LookedSlide = Static<typeof LookedSlide>;

/** A library that the caller owns or has viewed a slide of. */
export const OwnLibrary = Type.Object({
  id: Id,
  name: Type.String(),
  cover: Type.String(),
  field: codeOf(morphologyFields),
  slideCount: Type.Integer(),
  /** A school's library, which has no page in the shop. */
  isOfSchool: Type.Boolean(),
  isBought: Type.Boolean(),
  isLocked: Type.Boolean(),
  validUntil: nullable(Moment),
  last: nullable(
    Type.Object({ slideId: Id, title: Type.String(), view: Type.String(), lookedAt: Moment }),
  ),
});
export type OwnLibrary = Static<typeof OwnLibrary>;

export const slideMineContract = {
  libraries: { access: 'user', query: strictObject(pageQuery), data: pageOf(OwnLibrary) },
  /** Latest first. */
  looked: { access: 'user', query: strictObject(pageQuery), data: pageOf(LookedSlide) },
  /** Stores the current view, to resume on any device. */
  remember: {
    access: 'user',
    body: strictObject({ slideId: Id, view: SlideView }),
    data: Type.Null(),
  },
} satisfies Record<keyof typeof slideMineCalls, CallContract>;

export type SlideMineContract = typeof slideMineContract;
