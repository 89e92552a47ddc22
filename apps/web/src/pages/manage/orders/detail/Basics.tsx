import { endReasons, orderKinds, orderStates } from '@cheese/domain/codes/shop/orders';
import { payways } from '@cheese/domain/codes/shop/payment';
import type { ManagedOrderDetail } from '@cheese/domain/contract/shop/shapes/shopManageShapes';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import { FactCard, type NamedFact as Fact } from '../../FactCard';
import { texts as common } from '../../texts';
import { texts as list } from '../texts';
import { texts } from './texts';

const momentOf = (name: string, at: number | null): Fact[] =>
  at === null ? [] : [[name, chinaMinute(at)]];

function factsOf(order: ManagedOrderDetail): Fact[] {
  const { person, payway, cancelReason, cancelNote, state, fullTotal, total } = order;
  const why = cancelReason === null ? [] : [endReasons[cancelReason], cancelNote];
  return [
    [list.orderNo, order.orderNo],
    [list.state, orderStates[state]],
    [list.filters.kind, orderKinds[order.kind]],
    [list.buyer, common.phone(person.name, person.phoneNum)],
    [list.total, priceText(total)],
    [texts.saved, priceText(fullTotal - total)],
    ...(order.couponName === null
      ? []
      : [[texts.coupon, texts.couponOff(order.couponName, priceText(order.discount))] as const]),
    [list.payway, payway === null ? list.unpaid : payways[payway]],
    [list.created, chinaMinute(order.createdAt)],
    ...momentOf(texts.expires, state === 'unpaid' ? order.expiresAt : null),
    ...momentOf(texts.paid, order.paidAt),
    ...momentOf(texts.cancelled, order.cancelledAt),
    ...(why.length > 0 ? [[texts.cancelReason, why.filter(Boolean).join('：')] as const] : []),
    ...momentOf(texts.refunded, order.refundedAt),
  ];
}

export const Basics = ({ order }: { order: ManagedOrderDetail }) => (
  <FactCard label={texts.basics} facts={factsOf(order)} />
);
