import { couponManageCalls as calls } from '@cheese/domain/calls/shop/couponManage';
import { couponManageContract as contract } from '@cheese/domain/contract/shop/couponManage';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { createCoupon, grantCoupon, listCoupons, voidCoupon } from './coupon.manage';

export function couponManageRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ db, query, ...own }) => listCoupons(db, own, query));
  answer(app, calls.create, contract.create, ({ db, body, ...own }) => createCoupon(db, own, body));
  answer(app, calls.grant, contract.grant, ({ db, body, ...own }) => grantCoupon(db, own, body));
  answer(app, calls.void, contract.void, ({ db, body, ...own }) => voidCoupon(db, own, body.id));
}
