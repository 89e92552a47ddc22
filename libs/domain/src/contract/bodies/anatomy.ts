import Type, { type Static } from 'typebox';
import type { anatomyCalls } from '../../calls/bodies/anatomy';
import { bodySources } from '../../codes/bodies/bodySources';
import { bodySystems } from '../../codes/bodies/bodySystems';
import type { CallContract } from '../call';
import { keywordAsked, libraryAsked } from '../shop/shapes/libraryAsked';
import { ModelFile, Structure } from './shapes/model';
import { saleFields, Specification } from '../shop/shapes/offer';
import { ResourceItem } from '../learning/shapes/resourceItem';
import { codeOf, strictObject, Id, keyOf, Moment, nullable, pageQuery, pageOf } from '../shapes';

/**
 * The open data set it comes from, credited wherever the model is shown; null for the platform's
 * own.
 */
const source = nullable(keyOf(bodySources));

const anatomyFields = {
  ...saleFields,
  id: Id,
  /** Its number as a product on sale. */
  commodityId: Id,
  name: Type.String(),
  summary: Type.String(),
  cover: Type.String(),
  categoryId: Id,
  system: codeOf(bodySystems),
  structureCount: Type.Integer(),
  learnerCount: Type.Integer(),
  source,
};
export const Anatomy = Type.Object(anatomyFields);
export type Anatomy = Static<typeof Anatomy>;

/** An anatomy made by a school or the platform: not for sale, open to everybody who may see it. */
export const MadeAnatomy = Type.Object({
  id: Id,
  name: Type.String(),
  summary: Type.String(),
  cover: Type.String(),
  system: codeOf(bodySystems),
  structureCount: Type.Integer(),
  /** Made by the caller's school; otherwise by the platform. */
  isOfSchool: Type.Boolean(),
});
export type MadeAnatomy = Static<typeof MadeAnatomy>;

export const AnatomyDetail = Type.Object({
  ...anatomyFields,
  /** Null for a made anatomy, which is not for sale. */
  commodityId: nullable(Id),
  categoryId: nullable(Id),
  /** The caller may edit it. */
  isKeeping: Type.Optional(Type.Literal(true)),
  nameEn: Type.String(),
  categoryName: Type.String(),
  updatedAt: Moment,
  pictures: Type.Array(Type.String()),
  itemCount: Type.Integer(),
  modelCount: Type.Integer(),
});
export type AnatomyDetail = Static<typeof AnatomyDetail>;

/** One row of the category filter, flat: `pid` is its parent row. */
export const AnatomyCategory = Type.Object({
  id: Id,
  pid: nullable(Id),
  name: Type.String(),
  anatomyCount: Type.Integer(),
});
export type AnatomyCategory = Static<typeof AnatomyCategory>;

export const AnatomyIntroduction = Type.Object({
  anatomyId: Id,
  name: Type.String(),
  html: Type.String(),
  highlights: Type.Array(Type.Object({ title: Type.String(), text: Type.String() })),
  source,
});
export type AnatomyIntroduction = Static<typeof AnatomyIntroduction>;

const one = strictObject({ anatomyId: Id });

export const anatomyContract = {
  list: {
    access: 'open',
    query: strictObject({
      ...libraryAsked,
      categoryId: Type.Optional(Id),
      system: Type.Optional(codeOf(bodySystems)),
    }),
    data: pageOf(Anatomy),
  },
  /** The anatomies of the caller's school, followed by those that the platform made. */
  school: {
    access: 'open',
    query: strictObject({
      ...pageQuery,
      ...keywordAsked,
      system: Type.Optional(codeOf(bodySystems)),
    }),
    data: pageOf(MadeAnatomy),
  },
  categories: { access: 'open', data: Type.Array(AnatomyCategory) },
  detail: { access: 'open', query: strictObject({ id: Id }), data: AnatomyDetail },
  introduction: { access: 'open', query: one, data: AnatomyIntroduction },
  items: { access: 'open', query: one, data: Type.Array(ResourceItem) },
  /** Both are refused if the anatomy is locked for the caller. */
  models: { access: 'open', query: one, data: Type.Array(ModelFile) },
  structures: { access: 'open', query: one, data: Type.Array(Structure) },
  commodities: { access: 'open', query: one, data: Type.Array(Specification) },
} satisfies Record<keyof typeof anatomyCalls, CallContract>;

export type AnatomyContract = typeof anatomyContract;
