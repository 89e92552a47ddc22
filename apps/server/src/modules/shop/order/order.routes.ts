import { membershipCalls } from '@cheese/domain/calls/shop/membership';
import { orderCalls } from '@cheese/domain/calls/shop/order';
import { membershipContract } from '@cheese/domain/contract/shop/membership';
import { orderContract } from '@cheese/domain/contract/shop/order';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { commodityGoods, membershipGoods } from './order.goods';
import { placeOrder } from './order.place';
import { cancelOrder, listMemberOrders, listOrders, pollOrder, readOrder } from './order.service';

export function orderRoutes(app: FastifyInstance) {
  placingRoutes(app);
  const calls = orderCalls;
  answer(app, calls.state, orderContract.state, ({ db, query, ...own }) =>
    pollOrder(db, own, query.orderId),
  );
  answer(app, calls.cancel, orderContract.cancel, ({ db, body, ...own }) =>
    cancelOrder(db, own, body),
  );
  answer(app, calls.list, orderContract.list, ({ db, query, ...own }) =>
    listOrders(db, own, query),
  );
  answer(app, calls.detail, orderContract.detail, ({ db, query, ...own }) =>
    readOrder(db, own, query.orderId),
  );
  const { orderState, orderList } = membershipContract;
  answer(app, membershipCalls.orderState, orderState, ({ db, query, ...own }) =>
    pollOrder(db, own, query.orderId, 'membership'),
  );
  answer(app, membershipCalls.orderList, orderList, ({ db, query, ...own }) =>
    listMemberOrders(db, own, query),
  );
}

function placingRoutes(app: FastifyInstance) {
  answer(app, orderCalls.placeOrder, orderContract.placeOrder, ({ db, body, ...own }) => {
    const ids = body.specificationList.map(({ specificationId }) => specificationId);
    return placeOrder(db, own, (buyer) => commodityGoods(db, ids, buyer));
  });
  const { placeOrder: placed } = membershipContract;
  answer(app, membershipCalls.placeOrder, placed, ({ db, body, ...own }) =>
    placeOrder(db, own, ({ now }) => membershipGoods(db, body.cardId, now)),
  );
}
