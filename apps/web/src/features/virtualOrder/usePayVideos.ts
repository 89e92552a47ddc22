import { usePostOrderCommodityV2PlaceOrderMutation } from '@cheese/api-client/shop/order';
import { selectionFault, specificationList } from '@cheese/domain/rules/shop/orderSelection';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { useSession } from '../../session/session';
import type { Offered } from './VideoSelectionContext';

/** Orders the selected videos and opens the payment; a visitor gets the login prompt. */
export function usePayVideos({ simulationId, videos }: Offered, selected: readonly number[]) {
  const [placeOrder] = usePostOrderCommodityV2PlaceOrderMutation();
  const { isBusy, run } = useTask();
  const { mayAct } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();

  const order = async (chosen: Offered['videos']) => {
    const ids = chosen.map(({ specificationId }) => specificationId);
    // The call itself shows a toast on failure.
    const { id: orderId } = await placeOrder({
      specificationList: specificationList(ids),
    }).unwrap();
    const videoIds = chosen.map(({ id }) => id);
    await navigate(paths.simulation.pay({ id: simulationId, videoIds, orderId }));
  };
  const pay = async () => {
    const chosen = videos.filter(({ id }) => selected.includes(id));
    const fault = selectionFault(chosen.length);
    if (fault) return toast.warning(fault);
    if (isBusy || !mayAct(pathname + search)) return;
    await run(() => order(chosen));
  };
  return { pay, isBusy };
}
