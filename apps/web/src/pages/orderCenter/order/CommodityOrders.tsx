import { useGetOrderListQuery } from '@cheese/api-client/shop/order';
import type { Order } from '@cheese/domain/contract/shop/order';
import { OrderRows } from './OrderRows';
import { useOrderAddress } from './useOrderAddress';
import { PAGE_SIZE } from './pageSize';

const toListed = (order: Order) => ({ ...order, kind: 'commodity' as const });

export function CommodityOrders() {
  const { page, state } = useOrderAddress();
  const query = useGetOrderListQuery(
    { page, pageCnt: PAGE_SIZE, ...(state && { state }) },
    { refetchOnMountOrArgChange: true },
  );
  return <OrderRows query={query} toListed={toListed} />;
}
