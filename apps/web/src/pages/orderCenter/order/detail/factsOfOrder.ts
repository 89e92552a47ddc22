import { endReasons } from '@cheese/domain/codes/shop/orders';
import { payways } from '@cheese/domain/codes/shop/payment';
import type { OrderDetail } from '@cheese/domain/contract/shop/order';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { texts } from '../texts';

type Fact = readonly [label: string, words: string];

const at = (label: string, moment: number | null): Fact[] =>
  moment === null ? [] : [[label, chinaMinute(moment)]];

/** Facts about an order in chronological order. */
export function factsOfOrder(order: OrderDetail): Fact[] {
  const { state, payway, paidAt, cancelledAt, cancelReason, cancelNote, refundedAt } = order;
  const isOpen = state === 'unpaid' || state === 'expired';
  return [
    ...at(texts.placed, order.createdAt),
    ...at(texts.expiresAt, isOpen ? order.expiresAt : null),
    ...(paidAt !== null && payway !== null ? [[texts.payway, payways[payway]] as const] : []),
    ...at(texts.paidAt, paidAt),
    ...at(texts.cancelledAt, cancelledAt),
    ...(cancelReason === null ? [] : [[texts.cancelReason, endReasons[cancelReason]] as const]),
    ...(cancelNote ? [[texts.cancelNote, cancelNote] as const] : []),
    ...at(texts.refundedAt, refundedAt),
  ];
}
