import { useVipPlaceOrderMutation } from '@cheese/api-client/shop/membership';
import { usePostOrderCommodityV2PlaceOrderMutation } from '@cheese/api-client/shop/order';
import { usePlaceRechargeOrderMutation } from '@cheese/api-client/shop/recharge';
import type { OrderDetail } from '@cheese/domain/contract/shop/order';
import { specificationList } from '@cheese/domain/rules/shop/orderSelection';
import { useTask } from '@cheese/ui/form/useTask';

interface Again {
  kind: OrderDetail['kind'];
  items: readonly { specificationId: number }[];
}

export function usePlaceAgain<Placed extends Again>(
  then: (orderId: number, order: Placed) => unknown,
) {
  const [placeVip] = useVipPlaceOrderMutation();
  const [placeRecharge] = usePlaceRechargeOrderMutation();
  const [place] = usePostOrderCommodityV2PlaceOrderMutation();
  const { isBusy, run } = useTask();

  const placed = ({ kind, items }: Again) => {
    const ids = items.map(({ specificationId }) => specificationId);
    const [first = 0] = ids;
    if (kind === 'membership') return placeVip({ cardId: first }).unwrap();
    if (kind === 'recharge') return placeRecharge({ offerId: first }).unwrap();
    return place({ specificationList: specificationList(ids) }).unwrap();
  };
  const placeAgain = (order: Placed) =>
    void run(async () => {
      const { id } = await placed(order);
      return then(id, order);
    });
  return { isBusy, placeAgain };
}
