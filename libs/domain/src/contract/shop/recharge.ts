import Type, { type Static } from 'typebox';
import type { rechargeCalls } from '../../calls/shop/recharge';
import { providerPayways } from '../../codes/shop/payment';
import type { CallContract } from '../call';
import { billFields, payAsked, PayAnswer, PayStateAnswer, stateAsked } from './shapes/payment';
import { codeOf, strictObject, Id, pageQuery, pageOf, Thousandths } from '../shapes';

/** `amount` of the virtual currency for `price` of money. */
const offerFields = { amount: Thousandths, gift: Thousandths, price: Thousandths };

export const RechargeOffer = Type.Object({ id: Id, recommend: Type.Boolean(), ...offerFields });
export type RechargeOffer = Static<typeof RechargeOffer>;

export const RechargeOrder = Type.Object({ ...billFields, ...offerFields });
export type RechargeOrder = Static<typeof RechargeOrder>;

export const rechargeContract = {
  offerList: { access: 'open', data: Type.Array(RechargeOffer) },
  placeOrder: {
    access: 'user',
    body: strictObject({ offerId: Id }),
    data: Type.Object({ id: Id }),
  },
  payOrder: {
    access: 'user',
    // The balance cannot be recharged from the balance.
    body: strictObject({ ...payAsked, payway: codeOf(providerPayways) }),
    data: PayAnswer,
  },
  orderState: { access: 'user', query: stateAsked, data: PayStateAnswer },
  orderList: { access: 'user', query: strictObject(pageQuery), data: pageOf(RechargeOrder) },
} satisfies Record<keyof typeof rechargeCalls, CallContract>;

export type RechargeContract = typeof rechargeContract;
