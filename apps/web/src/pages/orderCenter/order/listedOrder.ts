import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { cancelReasons, type EndReason, type OrderKind } from '@cheese/domain/codes/shop/orders';
import type { MemberOrder } from '@cheese/domain/contract/shop/membership';
import type { Order } from '@cheese/domain/contract/shop/order';
import { paths } from '../../../paths';

/** An order as both lists and the detail show it, whatever was ordered. */
export type ListedOrder = Order & { kind: OrderKind };

/** A membership order tells of its card; a row shows an item. */
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

/** Where an order is paid: by its first item, and a recharge where one recharges. */
export const payHref = ({ id: orderId, kind, items }: ListedOrder): string =>
  kind === 'recharge'
    ? paths.orderCenterPage('cheers', { orderId })
    : paths.pay({ orderId, type: items[0]?.type });

/** Whether another order of the same purchase took its place, or was paid before it. */
const isFollowed = (reason: EndReason | null) => reason !== null && !(reason in cancelReasons);

/** Whether the same can be ordered once more, because this order came to nothing. */
export const canBuyAgain = ({ state, cancelReason }: Pick<Order, 'state' | 'cancelReason'>) =>
  (state === 'cancelled' && !isFollowed(cancelReason)) || state === 'expired';
