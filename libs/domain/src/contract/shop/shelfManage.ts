import Type, { type Static } from 'typebox';
import type { shelfManageCalls } from '../../calls/shop/shelfManage';
import { chargeKinds, commodityTypes } from '../../codes/shop/products';
import { MOST_TAGS, MOST_WEIGHT, shelfStates } from '../../codes/shop/shelf';
import type { CallContract } from '../call';
import {
  codeOf,
  strictObject,
  Id,
  keyOf,
  Moment,
  nullable,
  pageQuery,
  pageOf,
  Thousandths,
} from '../shapes';
import { keywordAsked } from './shapes/libraryAsked';

const Weight = Type.Integer({ minimum: 0, maximum: MOST_WEIGHT });

/** A product that is or was on sale. */
export const Shelved = Type.Object({
  id: Id,
  type: codeOf(commodityTypes),
  productId: Id,
  title: Type.String(),
  cover: Type.String(),
  teacher: nullable(Type.String()),
  charge: codeOf(chargeKinds),
  price: nullable(Thousandths),
  learnerCount: Type.Integer(),
  weight: Type.Integer(),
  tags: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  publishedAt: Moment,
  withdrawnAt: nullable(Moment),
});
export type Shelved = Static<typeof Shelved>;

const Ids = strictObject({
  ids: Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true }),
});
const Changed = Type.Object({ changed: Type.Integer() });
const TagIds = Type.Array(Id, { maxItems: MOST_TAGS, uniqueItems: true });

/**
 * A product taken off sale can no longer be found or bought, and stays open to its buyers. `shown`
 * is the state on the screen; an action based on an older one is refused.
 */
export const shelfManageContract = {
  list: {
    access: 'platformAdmin',
    query: strictObject({
      ...pageQuery,
      ...keywordAsked,
      type: Type.Optional(codeOf(commodityTypes)),
      state: Type.Optional(keyOf(shelfStates)),
    }),
    data: pageOf(Shelved),
  },
  putOn: { access: 'platformAdmin', body: Ids, data: Changed },
  takeOff: { access: 'platformAdmin', body: Ids, data: Changed },
  weigh: {
    access: 'platformAdmin',
    body: strictObject({ id: Id, shown: Type.Integer(), weight: Weight }),
    data: Type.Null(),
  },
  label: {
    access: 'platformAdmin',
    body: strictObject({ id: Id, shown: TagIds, tagIds: TagIds }),
    data: Type.Null(),
  },
} satisfies Record<keyof typeof shelfManageCalls, CallContract>;

export type ShelfManageContract = typeof shelfManageContract;
