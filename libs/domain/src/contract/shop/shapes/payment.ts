import Type, { type Static } from 'typebox';
import { orderStates } from '../../../codes/shop/orders';
import { alipayFrame, payStates, payType, payways } from '../../../codes/shop/payment';
import { codeOf, strictObject, Id, keyOf, Moment, nullable, Thousandths } from '../../shapes';

/** Only for a payment by Alipay. */
const frameAsked = {
  qrPayMode: Type.Optional(Type.Literal(alipayFrame.qrPayMode)),
  qrcodeWidth: Type.Optional(Type.Literal(alipayFrame.qrcodeWidth)),
};

/** The fields common to every payment. */
export const payAsked = {
  orderId: Id,
  payway: codeOf(payways),
  payType: Type.Literal(payType),
  ...frameAsked,
};

/**
 * The content of the QR code, WeChat's or Alipay's. A payment from the balance settles at once and
 * has neither.
 */
export const PayAnswer = Type.Object({
  wechatpayBody: nullable(Type.Object({ code_url: Type.String() })),
  body: nullable(Type.String({ description: "Alipay's page for the frame" })),
});
export type PayAnswer = Static<typeof PayAnswer>;

export const stateAsked = strictObject({ orderId: Id });

/**
 * The answer of a poll: 1 until the payment arrived. Any other code with flag 0 means "paid", so a
 * cancelled, expired or refunded order is answered with a refusal.
 */
export const PayStateAnswer = codeOf(payStates);

/**
 * The fields common to every order. `leftMs` is the remaining time to pay, relative so that a wrong
 * device clock does not matter.
 */
export const billFields = {
  id: Id,
  orderNo: Type.String(),
  total: Thousandths,
  state: keyOf(orderStates),
  payway: nullable(codeOf(payways)),
  createdAt: Moment,
  expiresAt: Moment,
  leftMs: Type.Integer({ minimum: 0 }),
  paidAt: nullable(Moment),
};
