import { couponCalls as calls } from '@cheese/domain/calls/shop/coupon';
import { couponContract as contract } from '@cheese/domain/contract/shop/coupon';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { listOwnCoupons } from './coupon.own';
import { listFitting, useCoupon } from './coupon.use';

export function couponRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ db, query, ...own }) => listOwnCoupons(db, own, query));
  answer(app, calls.fitting, contract.fitting, ({ db, query, ...own }) =>
    listFitting(db, own, query.orderId),
  );
  answer(app, calls.use, contract.use, ({ db, body, ...own }) => useCoupon(db, own, body));
}
