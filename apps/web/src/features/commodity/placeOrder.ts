import { orderApi } from '@cheese/api-client/shop/order';
import { specificationList } from '@cheese/domain/rules/shop/orderSelection';

export const placeOrder = (specificationId: number) =>
  orderApi.endpoints.postOrderCommodityV2PlaceOrder.initiate({
    specificationList: specificationList([specificationId]),
  });
