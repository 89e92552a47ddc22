import { cancelReasons, orderKinds, orderStates } from '@cheese/domain/codes/shop/orders';
import { payways } from '@cheese/domain/codes/shop/payment';
import type { ManagedOrderDetail } from '@cheese/domain/contract/shop/shopManageShapes';
import { chinaMinute } from '@cheese/domain/rules/chinaDay';
import { priceText } from '@cheese/domain/rules/priceText';
import { Card } from '@cheese/ui/frame/Card';
import { styled } from '@mui/material/styles';
import { texts as common } from '../../texts';
import { texts as list } from '../texts';
import { texts } from './texts';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: '12px 24px',
  margin: 0,
  padding: 16,
  '& dt': { color: theme.palette.text.third },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

type Fact = readonly [name: string, value: string];

const momentOf = (name: string, at: number | null): Fact[] =>
  at === null ? [] : [[name, chinaMinute(at)]];

function factsOf(order: ManagedOrderDetail): Fact[] {
  const { person, payway, cancelReason, cancelNote, state, fullTotal, total } = order;
  const why = cancelReason === null ? [] : [cancelReasons[cancelReason], cancelNote];
  return [
    [list.orderNo, order.orderNo],
    [list.state, orderStates[state]],
    [list.filters.kind, orderKinds[order.kind]],
    [list.buyer, common.phone(person.name, person.phoneNum)],
    [list.total, priceText(total)],
    [texts.saved, priceText(fullTotal - total)],
    [list.payway, payway === null ? list.unpaid : payways[payway]],
    [list.created, chinaMinute(order.createdAt)],
    ...momentOf(texts.expires, state === 'unpaid' ? order.expiresAt : null),
    ...momentOf(texts.paid, order.paidAt),
    ...momentOf(texts.cancelled, order.cancelledAt),
    ...(why.length > 0 ? [[texts.cancelReason, why.filter(Boolean).join('：')] as const] : []),
    ...momentOf(texts.refunded, order.refundedAt),
  ];
}

export function Basics({ order }: { order: ManagedOrderDetail }) {
  return (
    <Card>
      <Facts aria-label={texts.basics}>
        {factsOf(order).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Card>
  );
}
