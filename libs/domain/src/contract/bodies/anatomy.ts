import Type, { type Static } from 'typebox';
import type { anatomyCalls } from '../../calls/bodies/anatomy';
import { bodySources } from '../../codes/bodies/bodySources';
import { bodySystems } from '../../codes/bodies/bodySystems';
import type { CallContract } from '../call';
import { keywordAsked, libraryAsked } from '../shop/shapes/libraryAsked';
import { ModelFile, Structure } from './shapes/model';
import { saleFields, Specification } from '../shop/shapes/offer';
import { ResourceItem } from '../learning/shapes/resourceItem';
import { codeOf, exactly, Id, keyOf, Moment, orNull, pageAsked, pageOf } from '../shapes';

/** Whose open data it is, to be named wherever it is seen; null where it is the platform's own. */
const source = orNull(keyOf(bodySources));

const anatomyFields = {
  ...saleFields,
  id: Id,
  /** As what it is sold. */
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

/** One that a school or the platform made: it is not sold, and opens to whoever sees it. */
export const MadeAnatomy = Type.Object({
  id: Id,
  name: Type.String(),
  summary: Type.String(),
  cover: Type.String(),
  system: codeOf(bodySystems),
  structureCount: Type.Integer(),
  /** Of one's own school; the platform's is everybody's. */
  isOfSchool: Type.Boolean(),
});
export type MadeAnatomy = Static<typeof MadeAnatomy>;

export const AnatomyDetail = Type.Object({
  ...anatomyFields,
  /** Null where it was made: nothing sells it. */
  commodityId: orNull(Id),
  categoryId: orNull(Id),
  /** It is theirs to change. */
  isKeeping: Type.Optional(Type.Literal(true)),
  nameEn: Type.String(),
  categoryName: Type.String(),
  updatedAt: Moment,
  pictures: Type.Array(Type.String()),
  itemCount: Type.Integer(),
  modelCount: Type.Integer(),
});
export type AnatomyDetail = Static<typeof AnatomyDetail>;

/** One row of the category filter, flat: `pid` is the row above it. */
export const AnatomyCategory = Type.Object({
  id: Id,
  pid: orNull(Id),
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

const one = exactly({ anatomyId: Id });

export const anatomyContract = {
  list: {
    access: 'open',
    query: exactly({
      ...libraryAsked,
      categoryId: Type.Optional(Id),
      system: Type.Optional(codeOf(bodySystems)),
    }),
    data: pageOf(Anatomy),
  },
  /** What one's own school made, and then what the platform made for everybody. */
  school: {
    access: 'open',
    query: exactly({
      ...pageAsked,
      ...keywordAsked,
      system: Type.Optional(codeOf(bodySystems)),
    }),
    data: pageOf(MadeAnatomy),
  },
  categories: { access: 'open', data: Type.Array(AnatomyCategory) },
  detail: { access: 'open', query: exactly({ id: Id }), data: AnatomyDetail },
  introduction: { access: 'open', query: one, data: AnatomyIntroduction },
  items: { access: 'open', query: one, data: Type.Array(ResourceItem) },
  /** Both are refused where the anatomy is locked for who asks. */
  models: { access: 'open', query: one, data: Type.Array(ModelFile) },
  structures: { access: 'open', query: one, data: Type.Array(Structure) },
  commodities: { access: 'open', query: one, data: Type.Array(Specification) },
} satisfies Record<keyof typeof anatomyCalls, CallContract>;

export type AnatomyContract = typeof anatomyContract;
