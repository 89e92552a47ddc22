import Type, { type Static } from 'typebox';
import type { slideLibraryCalls } from '../../calls/slides/slideLibrary';
import { directoryItemTypes } from '../../codes/learning/directoryItems';
import type { CallContract } from '../call';
import { morphologyAsked, morphologyItem } from './shapes/morphologyItem';
import { strictObject, Id, keyOf, Moment, nullable, pageOf } from '../shapes';

const libraryFields = {
  ...morphologyItem,
  commodityId: Id,
  slideCount: Type.Integer(),
};
/** A collection of slides shown and sold as one product. */
export const SlideLibrary = Type.Object(libraryFields);
export type SlideLibrary = Static<typeof SlideLibrary>;

export const SlideLibraryDetail = Type.Object({
  ...libraryFields,
  html: Type.String(),
  updatedAt: Moment,
  validUntil: nullable(Moment),
});
export type SlideLibraryDetail = Static<typeof SlideLibraryDetail>;

const rowFields = { id: Id, pid: nullable(Id), title: Type.String() };

/** One row of the table of contents, flat: `pid` is its parent group. */
export const SlideDirectoryRow = Type.Union([
  Type.Object({ ...rowFields, isGroup: Type.Literal(true) }),
  Type.Object({
    ...rowFields,
    isGroup: Type.Literal(false),
    type: keyOf(directoryItemTypes),
    targetId: Id,
    thumbnail: nullable(Type.String()),
    isLocked: Type.Boolean(),
  }),
]);
export type SlideDirectoryRow = Static<typeof SlideDirectoryRow>;

export const slideLibraryContract = {
  list: {
    access: 'open',
    query: strictObject(morphologyAsked),
    data: pageOf(SlideLibrary),
  },
  detail: { access: 'open', query: strictObject({ id: Id }), data: SlideLibraryDetail },
  directory: {
    access: 'open',
    query: strictObject({ libraryId: Id }),
    data: Type.Array(SlideDirectoryRow),
  },
  /** Counts one view of a slide and answers the total. */
  viewCount: { access: 'open', body: strictObject({ slideId: Id }), data: Type.Integer() },
} satisfies Record<keyof typeof slideLibraryCalls, CallContract>;

export type SlideLibraryContract = typeof slideLibraryContract;
