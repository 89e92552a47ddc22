import { leaving } from '@cheese/ui/form/useTask';
import { useNavigate } from 'react-router-dom';
import { usePlaceAgain } from '../../../features/payment/till/usePlaceAgain';
import { type ListedOrder, payHref } from './listedOrder';

/** Creates the same order again, and opens its payment. */
export function useBuyAgain() {
  const navigate = useNavigate();
  const { isBusy, placeAgain } = usePlaceAgain<ListedOrder>(async (id, order) => {
    await navigate(payHref({ ...order, id }));
    return leaving;
  });
  return { isBusy, buyAgain: placeAgain };
}
