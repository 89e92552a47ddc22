import Type, { type Static } from 'typebox';
import type { slideMineCalls } from '../../calls/slides/slideMine';
import { morphologyFields } from '../../codes/slides/morphology';
import type { CallContract } from '../call';
import { codeOf, exactly, Id, Moment, orNull, pageAsked, pageOf } from '../shapes';
import { SlideView } from './shapes/slideView';

/** A slide that somebody looked at; of one that is gone nothing is told but that. */
export const LookedSlide = Type.Object({
  slideId: Id,
  title: Type.String(),
  thumbnail: Type.String(),
  isLocked: Type.Boolean(),
  isGone: Type.Boolean(),
  /** What was seen last, as its address says it. */
  view: Type.String(),
  lookedAt: Moment,
});
export type LookedSlide = Static<typeof LookedSlide>;

/** A library that somebody owns, or of which they looked at a slide. */
export const OwnLibrary = Type.Object({
  id: Id,
  name: Type.String(),
  cover: Type.String(),
  field: codeOf(morphologyFields),
  slideCount: Type.Integer(),
  /** It is their school's, and has no page in the shop. */
  isOfSchool: Type.Boolean(),
  isBought: Type.Boolean(),
  isLocked: Type.Boolean(),
  validUntil: orNull(Moment),
  last: orNull(
    Type.Object({ slideId: Id, title: Type.String(), view: Type.String(), lookedAt: Moment }),
  ),
});
export type OwnLibrary = Static<typeof OwnLibrary>;

export const slideMineContract = {
  libraries: { access: 'user', query: exactly(pageAsked), data: pageOf(OwnLibrary) },
  /** The latest first. */
  looked: { access: 'user', query: exactly(pageAsked), data: pageOf(LookedSlide) },
  /** Where they stopped, so that they go on from there, on another device as well. */
  remember: {
    access: 'user',
    body: exactly({ slideId: Id, view: SlideView }),
    data: Type.Null(),
  },
} satisfies Record<keyof typeof slideMineCalls, CallContract>;

export type SlideMineContract = typeof slideMineContract;
