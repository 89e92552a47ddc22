import { membershipCalls } from '@cheese/domain/calls/shop/membership';
import { orderCalls } from '@cheese/domain/calls/shop/order';
import { rechargeCalls } from '@cheese/domain/calls/shop/recharge';
import { membershipContract } from '@cheese/domain/contract/shop/membership';
import { orderContract } from '@cheese/domain/contract/shop/order';
import { rechargeContract } from '@cheese/domain/contract/shop/recharge';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { payOrder } from './payment.pay';

/** An order of any kind is paid in one way; each kind keeps to its own orders. */
export function paymentRoutes(app: FastifyInstance) {
  answer(app, orderCalls.pay, orderContract.pay, ({ db, body, ...own }) => payOrder(db, own, body));
  answer(app, membershipCalls.payOrder, membershipContract.payOrder, ({ db, body, ...own }) =>
    payOrder(db, own, body, 'membership'),
  );
  answer(app, rechargeCalls.payOrder, rechargeContract.payOrder, ({ db, body, ...own }) =>
    payOrder(db, own, body, 'recharge'),
  );
}
