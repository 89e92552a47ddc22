import { useVipPlaceOrderMutation } from '@cheese/api-client/shop/membership';
import { usePostOrderCommodityV2PlaceOrderMutation } from '@cheese/api-client/shop/order';
import { usePlaceRechargeOrderMutation } from '@cheese/api-client/shop/recharge';
import { specificationList } from '@cheese/domain/rules/orderSelection';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import { useNavigate } from 'react-router-dom';
import { type ListedOrder, payHref } from './listedOrder';

/** Orders the same once more, at the prices of now, and leads to its payment. */
export function useBuyAgain() {
  const [placeVip] = useVipPlaceOrderMutation();
  const [placeRecharge] = usePlaceRechargeOrderMutation();
  const [place] = usePostOrderCommodityV2PlaceOrderMutation();
  const { isBusy, run } = useTask();
  const navigate = useNavigate();

  const placed = ({ kind, items }: ListedOrder) => {
    const ids = items.map(({ specificationId }) => specificationId);
    const [first = 0] = ids;
    if (kind === 'membership') return placeVip({ cardId: first }).unwrap();
    if (kind === 'recharge') return placeRecharge({ offerId: first }).unwrap();
    return place({ specificationList: specificationList(ids) }).unwrap();
  };
  const buyAgain = (order: ListedOrder) =>
    void run(async () => {
      const { id } = await placed(order);
      await navigate(payHref({ ...order, id }));
      return leaving;
    });
  return { isBusy, buyAgain };
}
