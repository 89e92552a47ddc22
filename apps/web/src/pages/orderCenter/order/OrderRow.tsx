import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import { CopyButton } from '@cheese/ui/text/CopyButton';
import { styled } from '@mui/material/styles';
import { deadlineOf } from '../deadlineOf';
import { OrderTime } from '../OrderTime';
import { texts as shared } from '../texts';
import type { ListedOrder } from './listedOrder';
import { OrderActions } from './OrderActions';
import { OrderItems } from './OrderItems';
import { StateWord } from './StateWord';
import { texts } from './texts';
import { useOrderAddress } from './useOrderAddress';

const Row = styled('article')(({ theme: { breakpoints, palette, typography } }) => ({
  marginBottom: 16,
  border: `1px solid ${palette.hairline}`,
  borderRadius: 8,
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 16px',
    padding: '8px 16px',
    ...typography.caption,
    color: palette.text.secondary,
    backgroundColor: palette.ground,
    borderRadius: '8px 8px 0 0',
  },
  '& .no': { display: 'inline-flex', alignItems: 'center', gap: 4, overflowWrap: 'anywhere' },
  '& > header > strong': { marginLeft: 'auto' },
  '& > footer': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    padding: '8px 16px',
    borderTop: `1px solid ${palette.hairline}`,
  },
  '& .sum b': { ...typography.h3, marginLeft: 4, color: palette.brandText },
  '& .sum': { fontVariantNumeric: 'tabular-nums' },
  '& .saved': { ...typography.caption, color: palette.success.main },
  // On a phone the state is beside the time, and the number on a line of its own.
  [breakpoints.down('sm')]: { '& .no': { order: 1, width: '100%' } },
}));

interface OrderRowProps {
  order: ListedOrder;
  /** When the list was read, by this device's clock. */
  readAt: number | undefined;
  onRead: () => void;
}

export function OrderRow({ order, readAt, onRead }: OrderRowProps) {
  const { id, orderNo, createdAt, state, items, total } = order;
  const saved = order.saved + order.discount;
  const { orderHref } = useOrderAddress();
  return (
    <Row aria-label={`${shared.orderNo} ${orderNo}`}>
      <header>
        <time dateTime={new Date(createdAt).toISOString()}>{chinaMinute(createdAt)}</time>
        <span className="no">
          {shared.orderNo} {orderNo} <CopyButton value={orderNo} what={shared.orderNo} />
        </span>
        <StateWord state={state} />
      </header>
      <OrderItems items={items} isTyped={order.kind !== 'recharge'} href={orderHref(id)} />
      <footer>
        <span className="sum">
          {texts.total}
          <b>{priceText(total)}</b> {shared.unit}
        </span>
        {saved > 0 && (
          <span className="saved">
            {texts.save} {priceText(saved)}
          </span>
        )}
        {state === 'unpaid' && <OrderTime deadline={deadlineOf(order, readAt)} onEnd={onRead} />}
        <OrderActions order={order} detailHref={orderHref(id)} />
      </footer>
    </Row>
  );
}
