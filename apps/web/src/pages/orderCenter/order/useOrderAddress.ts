import { orderStates } from '@cheese/domain/codes/shop/orders';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { texts } from './texts';

const filters = { state: orderStates, tab: { membership: texts.membership } };

/** The filters from the address, and links that change them. */
export function useOrderAddress() {
  const { asked, href } = useListAddress(filters);
  const { page, state, tab } = asked;
  const pageHref = (to: number) => href({ page: to > 1 ? to : undefined });
  /** The filters stay in the address of the detail page, for the way back. */
  const orderHref = (orderId: number | undefined) =>
    href({ orderId, page: page > 1 ? page : undefined });
  return { page, state, tab, href, pageHref, orderHref };
}
