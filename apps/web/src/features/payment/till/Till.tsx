import type { Payway } from '@cheese/domain/codes/shop/payment';
import type { OrderDetail } from '@cheese/domain/contract/shop/order';
import { useEffect, useEffectEvent } from 'react';
import { TillCoupon } from './TillCoupon';
import { TillTabs } from './TillTabs';
import { TillTime } from './TillTime';
import { useTill } from './useTill';

interface TillProps {
  /** Not paid, or paid a moment ago. */
  order: OrderDetail;
  /** When the order was read, by this device's clock. */
  readAt: number;
  /** Reads the order anew. */
  onRead: () => void;
  onPaid: () => void;
  /** Hears the number of the order that stands in its place; none where no coupon fits. */
  onReplaced?: (orderId: number, payway: Payway) => void;
  /** The way of paying that was chosen for the order whose place this one took. */
  carried?: Payway | undefined;
}

/** Where one order is paid: how long it waits, and the ways of paying. */
export function Till({ order, readAt, onRead, onPaid, onReplaced, carried }: TillProps) {
  const till = useTill(order, onRead, carried);
  const { phase, payway } = till.state;
  const tellPaid = useEffectEvent(onPaid);
  useEffect(() => {
    if (phase === 'done') tellPaid();
  }, [phase]);
  return (
    <>
      <TillTime deadline={readAt + order.leftMs} onEnd={onRead} />
      {onReplaced && order.state === 'unpaid' && phase === 'open' && (
        <TillCoupon
          order={order}
          isChosenAnew={carried !== undefined}
          onReplaced={(id) => onReplaced(id, payway)}
        />
      )}
      <TillTabs till={till} total={order.total} hasBalance={order.kind !== 'recharge'} />
    </>
  );
}
