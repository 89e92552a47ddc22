import Type, { type Static } from 'typebox';
import { orderStates } from '../../../codes/shop/orders';
import { alipayFrame, payStates, payType, payways } from '../../../codes/shop/payment';
import { codeOf, exactly, Id, keyOf, Moment, orNull, Thousandths } from '../../shapes';

/** Goes along with a payment by Alipay, and with no other. */
const frameAsked = {
  qrPayMode: Type.Optional(Type.Literal(alipayFrame.qrPayMode)),
  qrcodeWidth: Type.Optional(Type.Literal(alipayFrame.qrcodeWidth)),
};

/** What every payment is asked with. */
export const payAsked = {
  orderId: Id,
  payway: codeOf(payways),
  payType: Type.Literal(payType),
  ...frameAsked,
};

/** What is drawn as the QR code: WeChat's or Alipay's. The balance pays at once and has neither. */
export const PayAnswer = Type.Object({
  wechatpayBody: orNull(Type.Object({ code_url: Type.String() })),
  body: orNull(Type.String({ description: "Alipay's page for the frame" })),
});
export type PayAnswer = Static<typeof PayAnswer>;

export const stateAsked = exactly({ orderId: Id });

/**
 * What a poll answers: 1 until the money is there. Whatever else comes back with flag 0 means
 * "paid", so an order that was cancelled, has expired or was refunded is a refusal.
 */
export const PayStateAnswer = codeOf(payStates);

/**
 * What every order has, whatever was ordered. `leftMs` is how long it can still be paid: devices
 * whose clock is wrong count down all the same.
 */
export const billFields = {
  id: Id,
  orderNo: Type.String(),
  total: Thousandths,
  state: keyOf(orderStates),
  payway: orNull(codeOf(payways)),
  createdAt: Moment,
  expiresAt: Moment,
  leftMs: Type.Integer({ minimum: 0 }),
  paidAt: orNull(Moment),
};
