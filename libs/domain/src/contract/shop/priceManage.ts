import Type, { type Static } from 'typebox';
import type { priceManageCalls } from '../../calls/shop/priceManage';
import { priceChangeStates, pricedKinds, priceLimits } from '../../codes/shop/prices';
import { commodityTypes } from '../../codes/shop/products';
import type { CallContract } from '../call';
import {
  codeOf,
  strictObject,
  Id,
  keyOf,
  Moment,
  MomentAsked,
  nullable,
  pageQuery,
  pageOf,
  Thousandths,
} from '../shapes';

const prices = {
  price: Thousandths,
  originalPrice: nullable(Thousandths),
  vipPrice: nullable(Thousandths),
};
const Prices = Type.Object(prices);
export type Prices = Static<typeof Prices>;

/** The current price, the scheduled next price, and a limited-time price. */
export const Priced = Type.Object({
  id: Id,
  kind: keyOf(pricedKinds),
  title: Type.String(),
  name: Type.String({ description: 'Of the specification' }),
  type: nullable(codeOf(commodityTypes)),
  ...prices,
  next: nullable(Type.Object({ ...prices, from: Moment })),
  limited: nullable(Type.Object({ price: Thousandths, from: Moment, until: Moment })),
  isForMembers: Type.Boolean({ description: 'Members have it for nothing, limited price or not' }),
  mayBeLimited: Type.Boolean({ description: 'Only the way to buy that stands on cards' }),
});
export type Priced = Static<typeof Priced>;

/** One price change; a limited-time price ends by itself. */
export const PriceChange = Type.Object({
  id: Id,
  isLimited: Type.Boolean(),
  ...prices,
  before: Prices,
  from: Moment,
  until: nullable(Moment),
  state: keyOf(priceChangeStates),
  by: Type.String(),
  at: Moment,
});
export type PriceChange = Static<typeof PriceChange>;

const { step, most } = priceLimits;
const hundredths = (minimum: number) => Type.Integer({ minimum, maximum: most, multipleOf: step });
/** The prices shown on the screen; an action based on older ones is refused. */
const Shown = strictObject(prices);
const ShownChange = strictObject({ price: Thousandths, from: Moment });
const thing = { kind: keyOf(pricedKinds), id: Id };

/**
 * At most one change can be scheduled; without `from` a change, or a limited-time price, takes
 * effect at once. `withdraw` cancels the scheduled change or ends a limited-time price. Existing
 * orders keep their prices.
 */
export const priceManageContract = {
  list: {
    access: 'platformAdmin',
    query: strictObject({
      ...pageQuery,
      kind: keyOf(pricedKinds),
      keyword: Type.Optional(Type.String({ maxLength: 50 })),
      type: Type.Optional(codeOf(commodityTypes)),
    }),
    data: pageOf(Priced),
  },
  history: {
    access: 'platformAdmin',
    query: strictObject({ ...pageQuery, ...thing }),
    data: pageOf(PriceChange),
  },
  change: {
    access: 'platformAdmin',
    body: strictObject({
      ...thing,
      shown: Shown,
      price: hundredths(step),
      originalPrice: Type.Optional(hundredths(step)),
      vipPrice: Type.Optional(hundredths(0)),
      from: Type.Optional(MomentAsked),
    }),
    data: Type.Null(),
  },
  limit: {
    access: 'platformAdmin',
    body: strictObject({
      id: Id,
      price: hundredths(0),
      from: Type.Optional(MomentAsked),
      until: MomentAsked,
    }),
    data: Type.Null(),
  },
  withdraw: {
    access: 'platformAdmin',
    body: strictObject({ ...thing, isLimited: Type.Boolean(), shown: ShownChange }),
    data: Type.Null(),
  },
} satisfies Record<keyof typeof priceManageCalls, CallContract>;

export type PriceManageContract = typeof priceManageContract;
