import Type, { type Static } from 'typebox';
import type { slideTourCalls } from '../../calls/slides/slideTour';
import { noteVisibilities } from '../../codes/base/visibility';
import { tourLimits as limits } from '../../codes/slides/slideTours';
import type { CallContract } from '../call';
import { Author } from '../people/shapes/author';
import { codeOf, strictObject, Id, Moment } from '../shapes';

/**
 * The view at a stop, encoded as in the viewer's address; sound files must be from the platform's
 * own storage.
 */
export const TourStop = strictObject({
  id: Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$', maxLength: 40 }),
  title: Type.String({ minLength: 1, maxLength: limits.title }),
  text: Type.String({ maxLength: limits.text }),
  sound: Type.String({ maxLength: 300 }),
  view: Type.String({ pattern: '^[A-Za-z0-9_.~-]{1,2000}$', maxLength: 2000 }),
});
export type TourStop = Static<typeof TourStop>;

const writtenFields = {
  title: Type.String({ minLength: 1, maxLength: limits.title }),
  stops: Type.Array(TourStop, { maxItems: limits.stops }),
};
const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });

/** A guided tour of a slide, stop by stop; a draft until it is shown. */
export const SlideTour = Type.Object({
  ...writtenFields,
  id: Id,
  slideId: Id,
  visibility: codeOf(noteVisibilities),
  isHeld: Type.Boolean(),
  version: Version,
  author: Author,
  mayEdit: Type.Boolean(),
  updatedAt: Moment,
});
export type SlideTour = Static<typeof SlideTour>;

export const slideTourContract = {
  list: {
    access: 'open',
    query: strictObject({ slideId: Id }),
    data: Type.Object({ tours: Type.Array(SlideTour), mayTeach: Type.Boolean() }),
  },
  add: {
    access: 'user',
    body: strictObject({ slideId: Id, title: writtenFields.title }),
    data: SlideTour,
  },
  /** Refused if it was changed elsewhere since `version`. */
  edit: {
    access: 'user',
    body: strictObject({ ...writtenFields, id: Id, version: Version }),
    data: SlideTour,
  },
  setVisibility: {
    access: 'user',
    body: strictObject({ id: Id, visibility: codeOf(noteVisibilities) }),
    data: SlideTour,
  },
  remove: { access: 'user', query: strictObject({ id: Id }), data: Type.Null() },
} satisfies Record<keyof typeof slideTourCalls, CallContract>;

export type SlideTourContract = typeof slideTourContract;
