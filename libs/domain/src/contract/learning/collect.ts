import Type, { type Static } from 'typebox';
import type { collectCalls } from '../../calls/learning/collect';
import { collectTypes } from '../../codes/shop/products';
import type { CallContract } from '../call';
import { keywordAsked } from '../shop/shapes/libraryAsked';
import { codeOf, strictObject, Id, Moment, nullable, pageQuery, pageOf } from '../shapes';

/** `isGone`: the collected item was deleted or withdrawn and cannot be opened. */
export const Collected = Type.Object({
  id: Id,
  type: codeOf(collectTypes),
  productId: Id,
  title: Type.String(),
  cover: Type.String(),
  catalogId: nullable(Id),
  isGone: Type.Boolean(),
  collectedAt: Moment,
});
export type Collected = Static<typeof Collected>;

/** A folder of the collection; `pid` is its parent. */
export const CollectCatalog = Type.Object({
  id: Id,
  pid: nullable(Id),
  name: Type.String(),
  count: Type.Integer(),
});
export type CollectCatalog = Static<typeof CollectCatalog>;

const product = { type: codeOf(collectTypes), productId: Id };
const Ids = Type.Array(Id, { minItems: 1, maxItems: 200 });
const Name = Type.String({ minLength: 1, maxLength: 30, pattern: '\\S' });
/** '' means any folder. */
const CatalogAsked = Type.Optional(Type.Union([Id, Type.Literal('')]));

export const collectContract = {
  state: { access: 'user', query: strictObject(product), data: Type.Boolean() },
  /** Which of these items are collected, for the cards of a list. */
  states: {
    access: 'user',
    query: strictObject({
      type: codeOf(collectTypes),
      productIds: Type.Array(Id, { minItems: 1, maxItems: 100 }),
    }),
    data: Type.Array(Id),
  },
  add: {
    access: 'user',
    body: strictObject({ ...product, catalogId: Type.Optional(Id) }),
    data: Type.Null(),
  },
  remove: {
    access: 'user',
    query: strictObject({ ...product, catalogId: CatalogAsked }),
    data: Type.Null(),
  },
  list: {
    access: 'user',
    query: strictObject({
      ...pageQuery,
      ...keywordAsked,
      type: Type.Optional(codeOf(collectTypes)),
      /** Used when `type` is left out: only items of these types. */
      types: Type.Optional(Type.Array(codeOf(collectTypes), { maxItems: 8 })),
      catalogId: CatalogAsked,
    }),
    data: pageOf(Collected),
  },
  /** Skips items that are no longer available, and answers the number collected. */
  addMany: {
    access: 'user',
    body: strictObject({
      things: Type.Array(strictObject({ ...product, catalogId: Type.Optional(Id) }), {
        minItems: 1,
        maxItems: 100,
      }),
    }),
    data: Type.Integer(),
  },
  /** By the ids of list rows; answers the number removed. */
  removeMany: { access: 'user', body: strictObject({ ids: Ids }), data: Type.Integer() },
  /** Without a catalog it moves to the top level. */
  move: {
    access: 'user',
    body: strictObject({
      ids: Ids,
      catalogId: Type.Optional(Id),
    }),
    data: Type.Null(),
  },
  catalogs: { access: 'user', data: Type.Array(CollectCatalog) },
  addCatalog: {
    access: 'user',
    body: strictObject({ pid: Type.Optional(Id), name: Name }),
    data: CollectCatalog,
  },
  renameCatalog: { access: 'user', body: strictObject({ id: Id, name: Name }), data: Type.Null() },
  /** Moves the folder with its contents; without a target, to the top level. */
  moveCatalog: {
    access: 'user',
    body: strictObject({ id: Id, pid: Type.Optional(Id) }),
    data: Type.Null(),
  },
  /** The items and folders in it move up one level. */
  removeCatalog: { access: 'user', query: strictObject({ id: Id }), data: Type.Null() },
} satisfies Record<keyof typeof collectCalls, CallContract>;

export type CollectContract = typeof collectContract;
