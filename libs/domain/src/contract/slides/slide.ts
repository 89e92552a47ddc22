import Type, { type Static, type TSchema } from 'typebox';
import type { slideCalls } from '../../calls/slides/slide';
import { bodySystems } from '../../codes/bodies/bodySystems';
import { morphologyFields, slideImageKinds, slideStains } from '../../codes/slides/morphology';
import type { CallContract } from '../call';
import { keywordAsked, libraryAsked } from '../shop/shapes/libraryAsked';
import { codeOf, strictObject, Id, nullable, pageQuery, pageOf } from '../shapes';
import { TileSource } from './shapes/tileSource';

const slideFields = {
  id: Id,
  libraryId: Id,
  /** Its library's number as a product on sale; null for a school's slide. */
  commodityId: nullable(Id),
  title: Type.String(),
  thumbnail: Type.String(),
  field: codeOf(morphologyFields),
  system: nullable(codeOf(bodySystems)),
  organ: Type.String(),
  stain: codeOf(slideStains),
  viewCount: Type.Integer(),
  isLocked: Type.Boolean(),
};
export const Slide = Type.Object(slideFields);
export type Slide = Static<typeof Slide>;

export const SlideDetail = Type.Object({
  ...slideFields,
  libraryName: Type.String(),
  titleEn: Type.String(),
  summary: Type.String(),
  /** The tissue of the section. */
  material: Type.String(),
  source: Type.String(),
  /** The caller may edit it and the texts beside it. */
  isKeeping: Type.Optional(Type.Boolean()),
});
export type SlideDetail = Static<typeof SlideDetail>;

export const SlideImage = Type.Object({
  id: Id,
  kind: codeOf(slideImageKinds),
  title: Type.String(),
  address: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
});
export type SlideImage = Static<typeof SlideImage>;

const countOf = <T extends TSchema>(value: T) =>
  Type.Array(Type.Object({ value, count: Type.Integer() }));

/** The filters of slides with their counts; filters without slides are left out. */
export const SlideFacets = Type.Object({
  fields: countOf(codeOf(morphologyFields)),
  systems: countOf(codeOf(bodySystems)),
  stains: countOf(codeOf(slideStains)),
  organs: countOf(Type.String()),
});
export type SlideFacets = Static<typeof SlideFacets>;

const one = strictObject({ slideId: Id });

const narrowed = {
  libraryId: Type.Optional(Id),
  field: Type.Optional(codeOf(morphologyFields)),
  system: Type.Optional(codeOf(bodySystems)),
  organ: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
  stain: Type.Optional(codeOf(slideStains)),
};

export const slideContract = {
  list: {
    access: 'open',
    query: strictObject({ ...libraryAsked, ...narrowed }),
    data: pageOf(Slide),
  },
  /** The slides of the caller's school; empty without a school. */
  school: {
    access: 'user',
    query: strictObject({ ...pageQuery, ...keywordAsked, ...narrowed }),
    data: pageOf(Slide),
  },
  facets: { access: 'open', data: SlideFacets },
  detail: { access: 'open', query: strictObject({ id: Id }), data: SlideDetail },
  /** Label and overview pictures are for teachers only, because they may name a patient. */
  images: { access: 'open', query: one, data: Type.Array(SlideImage) },
  /** Refused if the slide is locked for the caller. */
  tileSource: { access: 'open', query: one, data: TileSource },
} satisfies Record<keyof typeof slideCalls, CallContract>;

export type SlideContract = typeof slideContract;
