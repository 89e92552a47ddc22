import { orderApi } from '@cheese/api-client/shop/order';
import { specificationList } from '@cheese/domain/rules/shop/orderSelection';

/** For a store to dispatch: orders one specification, and answers the number of the order. */
export const placeOrder = (specificationId: number) =>
  orderApi.endpoints.postOrderCommodityV2PlaceOrder.initiate({
    specificationList: specificationList([specificationId]),
  });
