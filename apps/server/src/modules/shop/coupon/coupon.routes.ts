import { couponCalls } from '@cheese/domain/calls/shop/coupon';
import { couponManageCalls } from '@cheese/domain/calls/shop/couponManage';
import { couponContract } from '@cheese/domain/contract/shop/coupon';
import { couponManageContract } from '@cheese/domain/contract/shop/couponManage';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { createCoupon, grantCoupon, listCoupons, voidCoupon } from './coupon.manage';
import { listOwnCoupons } from './coupon.own';
import { listFitting, useCoupon } from './coupon.use';

export function couponRoutes(app: FastifyInstance) {
  const [calls, contract] = [couponCalls, couponContract];
  answer(app, calls.list, contract.list, ({ db, query, ...own }) => listOwnCoupons(db, own, query));
  answer(app, calls.fitting, contract.fitting, ({ db, query, ...own }) =>
    listFitting(db, own, query.orderId),
  );
  answer(app, calls.use, contract.use, ({ db, body, ...own }) => useCoupon(db, own, body));
  managing(app);
}

function managing(app: FastifyInstance) {
  const [calls, contract] = [couponManageCalls, couponManageContract];
  answer(app, calls.list, contract.list, ({ db, query, ...own }) => listCoupons(db, own, query));
  answer(app, calls.create, contract.create, ({ db, body, ...own }) => createCoupon(db, own, body));
  answer(app, calls.grant, contract.grant, ({ db, body, ...own }) => grantCoupon(db, own, body));
  answer(app, calls.void, contract.void, ({ db, body, ...own }) => voidCoupon(db, own, body.id));
}
