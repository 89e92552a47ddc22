import Type, { type Static } from 'typebox';
import type { collectCalls } from '../../calls/learning/collect';
import { collectTypes } from '../../codes/shop/products';
import type { CallContract } from '../call';
import { keywordAsked } from '../shop/shapes/libraryAsked';
import { codeOf, exactly, Id, Moment, orNull, pageAsked, pageOf } from '../shapes';

/** `isGone`: what was collected is no longer there to be opened. */
export const Collected = Type.Object({
  id: Id,
  type: codeOf(collectTypes),
  productId: Id,
  title: Type.String(),
  cover: Type.String(),
  catalogId: orNull(Id),
  isGone: Type.Boolean(),
  collectedAt: Moment,
});
export type Collected = Static<typeof Collected>;

/** A folder of what was collected; `pid` is the one above it. */
export const CollectCatalog = Type.Object({
  id: Id,
  pid: orNull(Id),
  name: Type.String(),
  count: Type.Integer(),
});
export type CollectCatalog = Static<typeof CollectCatalog>;

const product = { type: codeOf(collectTypes), productId: Id };
const Ids = Type.Array(Id, { minItems: 1, maxItems: 200 });
const Name = Type.String({ minLength: 1, maxLength: 30, pattern: '\\S' });
/** An empty one stands for "wherever it is". */
const CatalogAsked = Type.Optional(Type.Union([Id, Type.Literal('')]));

export const collectContract = {
  state: { access: 'user', query: exactly(product), data: Type.Boolean() },
  /** Which of these are collected: for the cards of a list. */
  states: {
    access: 'user',
    query: exactly({
      type: codeOf(collectTypes),
      productIds: Type.Array(Id, { minItems: 1, maxItems: 100 }),
    }),
    data: Type.Array(Id),
  },
  add: {
    access: 'user',
    body: exactly({ ...product, catalogId: Type.Optional(Id) }),
    data: Type.Null(),
  },
  remove: {
    access: 'user',
    query: exactly({ ...product, catalogId: CatalogAsked }),
    data: Type.Null(),
  },
  list: {
    access: 'user',
    query: exactly({
      ...pageAsked,
      ...keywordAsked,
      type: Type.Optional(codeOf(collectTypes)),
      /** Where no type is named: only what is one of these. */
      types: Type.Optional(Type.Array(codeOf(collectTypes), { maxItems: 8 })),
      catalogId: CatalogAsked,
    }),
    data: pageOf(Collected),
  },
  /** What cannot be had any more stays away; how much was taken in. */
  addMany: {
    access: 'user',
    body: exactly({
      things: Type.Array(exactly({ ...product, catalogId: Type.Optional(Id) }), {
        minItems: 1,
        maxItems: 100,
      }),
    }),
    data: Type.Integer(),
  },
  /** By what they are listed under; how many went. */
  removeMany: { access: 'user', body: exactly({ ids: Ids }), data: Type.Integer() },
  /** To the top where no catalog is named. */
  move: {
    access: 'user',
    body: exactly({
      ids: Ids,
      catalogId: Type.Optional(Id),
    }),
    data: Type.Null(),
  },
  catalogs: { access: 'user', data: Type.Array(CollectCatalog) },
  addCatalog: {
    access: 'user',
    body: exactly({ pid: Type.Optional(Id), name: Name }),
    data: CollectCatalog,
  },
  renameCatalog: { access: 'user', body: exactly({ id: Id, name: Name }), data: Type.Null() },
  /** With all that lies in it; to the top where no other is named. */
  moveCatalog: {
    access: 'user',
    body: exactly({ id: Id, pid: Type.Optional(Id) }),
    data: Type.Null(),
  },
  /** What was collected in it, and the catalogs in it, move one up. */
  removeCatalog: { access: 'user', query: exactly({ id: Id }), data: Type.Null() },
} satisfies Record<keyof typeof collectCalls, CallContract>;

export type CollectContract = typeof collectContract;
