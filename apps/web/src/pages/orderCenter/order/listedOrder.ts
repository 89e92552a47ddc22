import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { cancelReasons, type EndReason, type OrderKind } from '@cheese/domain/codes/shop/orders';
import type { MemberOrder } from '@cheese/domain/contract/shop/membership';
import type { Order } from '@cheese/domain/contract/shop/order';
import { paths } from '../../../paths';

/** An order as shown in lists and in the detail page, of any kind. */
export type ListedOrder = Order & { kind: OrderKind };

/** Shows the card of a membership order as its item. */
export function toListed(order: MemberOrder): ListedOrder {
  const { cardId, name: title, total: price } = order;
  const ids = { specificationId: cardId, commodityId: cardId, productId: null };
  const words = { title, specificationName: '', cover: '' };
  const item = {
    ...ids,
    ...words,
    type: commodityTypeCodes.membershipCard,
    price,
    quantity: 1 as const,
  };
  return { ...order, kind: 'membership', saved: 0, discount: 0, couponName: null, items: [item] };
}

/** Payment page, by the type of the first item; recharges have their own. */
export const payHref = ({ id: orderId, kind, items }: ListedOrder): string =>
  kind === 'recharge'
    ? paths.orderCenterPage('cheers', { orderId })
    : paths.pay({ orderId, type: items[0]?.type ?? undefined });

/** True if another order for the same purchase replaced it, or was paid first. */
const isFollowed = (reason: EndReason | null) => reason !== null && !(reason in cancelReasons);

/** True if the order ended unpaid and nothing replaced it. */
export const canBuyAgain = ({ state, cancelReason }: Pick<Order, 'state' | 'cancelReason'>) =>
  (state === 'cancelled' && !isFollowed(cancelReason)) || state === 'expired';
