import Type, { type Static } from 'typebox';
import type { orderCalls } from '../../calls/shop/order';
import { payLimits } from '../../codes/base/limits';
import { cancelReasons, endReasons, orderKinds, orderStates } from '../../codes/shop/orders';
import { commodityTypes } from '../../codes/shop/products';
import type { CallContract } from '../call';
import { billFields, payAsked, PayAnswer, PayStateAnswer, stateAsked } from './shapes/payment';
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

const Quantity = Type.Literal(payLimits.quantity);

/**
 * A snapshot of what was ordered at the time of the order. Memberships and recharges are no
 * commodities; recharges have no type either.
 */
export const OrderItem = Type.Object({
  specificationId: Id,
  commodityId: nullable(Id),
  productId: nullable(Id),
  type: nullable(codeOf(commodityTypes)),
  title: Type.String(),
  specificationName: Type.String(),
  cover: Type.String(),
  price: Thousandths,
  quantity: Quantity,
});
export type OrderItem = Static<typeof OrderItem>;

/**
 * `saved` is what membership and limited-time prices took off, `discount` what a coupon took off.
 */
const orderFields = {
  ...billFields,
  saved: Thousandths,
  discount: Thousandths,
  couponName: nullable(Type.String()),
  cancelReason: nullable(codeOf(endReasons)),
  items: Type.Array(OrderItem),
};
export const Order = Type.Object(orderFields);
export type Order = Static<typeof Order>;

/**
 * `until` is the end of the access already held, `then` its end once this order is paid; null for
 * permanent access.
 */
const Held = Type.Object({ until: Moment, then: nullable(Moment) });

/** The end of the access an order gave; null for permanent access. */
const Given = Type.Object({ until: nullable(Moment) });

/**
 * An item on the page of an order; `held` is set only while it can be paid, `given` once it is
 * paid.
 */
const DetailItem = Type.Object({
  ...OrderItem.properties,
  held: nullable(Held),
  given: nullable(Given),
});

export const OrderDetail = Type.Object({
  ...orderFields,
  items: Type.Array(DetailItem),
  kind: keyOf(orderKinds),
  couponId: nullable(Id),
  cancelledAt: nullable(Moment),
  cancelNote: Type.String(),
  refundedAt: nullable(Moment),
});
export type OrderDetail = Static<typeof OrderDetail>;

const specificationAsked = strictObject({ specificationId: Id, quantity: Quantity });

export const orderContract = {
  placeOrder: {
    access: 'user',
    body: strictObject({
      specificationList: Type.Array(specificationAsked, { minItems: 1, maxItems: 200 }),
    }),
    data: Type.Object({ id: Id }),
  },
  pay: { access: 'user', body: strictObject(payAsked), data: PayAnswer },
  state: { access: 'user', query: stateAsked, data: PayStateAnswer },
  cancel: {
    access: 'user',
    body: strictObject({
      orderId: Id,
      reason: codeOf(cancelReasons),
      note: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    data: Type.Null(),
  },
  list: {
    access: 'user',
    query: strictObject({ ...pageQuery, state: Type.Optional(keyOf(orderStates)) }),
    data: pageOf(Order),
  },
  detail: { access: 'user', query: strictObject({ orderId: Id }), data: OrderDetail },
} satisfies Record<keyof typeof orderCalls, CallContract>;

export type OrderContract = typeof orderContract;
