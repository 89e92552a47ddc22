import type { CommodityCard } from '@cheese/domain/contract/shop/shapes/commodityShapes';
import { messages } from '@cheese/domain/texts/messages';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import { useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { orReload } from '../../loading/orReload';
import { paths } from '../../paths';
import { useSession } from '../../session/session';
import type { Store } from '../../store';

/** Places an order and opens its payment; a visitor returns here after the login. */
export function useBuy({ type, productId, offer }: CommodityCard) {
  const { dispatch } = useStore() as Store;
  const { isBusy, run } = useTask();
  const { mayAct } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();

  const order = async (specificationId: number) => {
    // Loaded on the first purchase, because most cards are only looked at.
    const { placeOrder } = await orReload(() => import('./placeOrder')).catch((lost: unknown) => {
      toast.error(messages.networkUnreachable);
      throw lost;
    });
    // The call itself shows a toast on failure.
    const { id: orderId } = await dispatch(placeOrder(specificationId)).unwrap();
    await navigate(paths.pay({ type, id: productId, orderId }));
    return leaving;
  };
  const buy = () => {
    if (!offer || !mayAct(pathname + search)) return;
    void run(() => order(offer.specificationId));
  };
  return { buy, isBusy };
}
