import { useGetVipOrderListQuery } from '@cheese/api-client/shop/membership';
import { toListed } from './listedOrder';
import { OrderRows } from './OrderRows';
import { PAGE_SIZE } from './pageSize';
import { useOrderAddress } from './useOrderAddress';

export function MemberOrders() {
  const { page, state } = useOrderAddress();
  const query = useGetVipOrderListQuery(
    { page, pageCnt: PAGE_SIZE, ...(state && { state }) },
    { refetchOnMountOrArgChange: true },
  );
  return <OrderRows query={query} toListed={toListed} />;
}
