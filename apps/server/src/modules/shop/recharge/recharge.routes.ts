import { rechargeCalls } from '@cheese/domain/calls/shop/recharge';
import { rechargeContract } from '@cheese/domain/contract/shop/recharge';
import type { FastifyInstance } from 'fastify';
import { answerShared } from '../../../calls/shared';
import { answer } from '../../../calls/call';
import { placeOrder } from '../order/order.place';
import { listRecharges, pollOrder } from '../order/order.service';
import { rechargeGoods } from './recharge.goods';
import { selectOffers } from './recharge.store';

export function rechargeRoutes(app: FastifyInstance) {
  const { offerList, placeOrder: placed, orderState, orderList } = rechargeContract;
  answerShared(app, rechargeCalls.offerList, offerList, ({ db, clock }) =>
    selectOffers(db, clock.now()),
  );
  answer(app, rechargeCalls.placeOrder, placed, ({ db, body, ...own }) =>
    placeOrder(db, own, ({ now }) => rechargeGoods(db, body.offerId, now)),
  );
  answer(app, rechargeCalls.orderState, orderState, ({ db, query, ...own }) =>
    pollOrder(db, own, query.orderId, 'recharge'),
  );
  answer(app, rechargeCalls.orderList, orderList, ({ db, query, ...own }) =>
    listRecharges(db, own, query),
  );
}
