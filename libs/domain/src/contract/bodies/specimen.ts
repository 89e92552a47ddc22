import Type, { type Static } from 'typebox';
import type { specimenCalls } from '../../calls/bodies/specimen';
import { bodySystems } from '../../codes/bodies/bodySystems';
import { morphologyFields } from '../../codes/slides/morphology';
import type { CallContract } from '../call';
import { libraryAsked } from '../shop/shapes/libraryAsked';
import { saleFields } from '../shop/shapes/offer';
import { ModelFile, Structure } from './shapes/model';
import { codeOf, strictObject, Id, keyOf, Moment, nullable, pageOf } from '../shapes';

const specimenFields = {
  ...saleFields,
  id: Id,
  /** Its number as a product on sale. */
  commodityId: Id,
  name: Type.String(),
  summary: Type.String(),
  cover: Type.String(),
  field: codeOf(morphologyFields),
  system: codeOf(bodySystems),
  hotspotCount: Type.Integer(),
  learnerCount: Type.Integer(),
};
export const Specimen = Type.Object(specimenFields);
export type Specimen = Static<typeof Specimen>;

/** A named side of the specimen, and what is hidden or cut away to see it. */
export const SpecimenView = Type.Object({
  name: Type.String(),
  /** Angles in degrees, as the model viewer counts them. */
  yaw: Type.Number(),
  pitch: Type.Number(),
  zoom: Type.Number(),
  /** Parts hidden because they would cover the view. */
  hidden: Type.Array(Id),
  cut: nullable(
    Type.Object({
      axis: keyOf({ x: '', y: '', z: '' }),
      at: Type.Number(),
      isFlipped: Type.Boolean(),
    }),
  ),
});
export type SpecimenView = Static<typeof SpecimenView>;

export const SpecimenDetail = Type.Object({
  ...specimenFields,
  nameEn: Type.String(),
  html: Type.String(),
  updatedAt: Moment,
  views: Type.Array(SpecimenView),
  /** Microscope slides of the same tissue. */
  slides: Type.Array(
    Type.Object({ id: Id, title: Type.String(), thumbnail: nullable(Type.String()) }),
  ),
});
export type SpecimenDetail = Static<typeof SpecimenDetail>;

/** A point of interest: a part of the model, and what there is to say about it. */
export const SpecimenHotspot = Type.Object({
  id: Id,
  structureId: Id,
  title: Type.String(),
  text: Type.String(),
  /** The index of the specimen's view that shows it. */
  view: Type.Integer({ minimum: 0 }),
});
export type SpecimenHotspot = Static<typeof SpecimenHotspot>;

const one = strictObject({ specimenId: Id });

export const specimenContract = {
  list: {
    access: 'open',
    query: strictObject({
      ...libraryAsked,
      field: Type.Optional(codeOf(morphologyFields)),
      system: Type.Optional(codeOf(bodySystems)),
    }),
    data: pageOf(Specimen),
  },
  detail: { access: 'open', query: strictObject({ id: Id }), data: SpecimenDetail },
  /** All three are refused if the specimen is locked for the caller. */
  models: { access: 'open', query: one, data: Type.Array(ModelFile) },
  structures: { access: 'open', query: one, data: Type.Array(Structure) },
  hotspots: { access: 'open', query: one, data: Type.Array(SpecimenHotspot) },
} satisfies Record<keyof typeof specimenCalls, CallContract>;

export type SpecimenContract = typeof specimenContract;
