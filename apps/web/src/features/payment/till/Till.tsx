import type { Payway } from '@cheese/domain/codes/shop/payment';
import type { OrderDetail } from '@cheese/domain/contract/shop/order';
import { useEffect, useEffectEvent } from 'react';
import { TillCoupon } from './TillCoupon';
import { TillTabs } from './TillTabs';
import { TillTime } from './TillTime';
import { useTill } from './useTill';

interface TillProps {
  /** Unpaid, or paid just now. */
  order: OrderDetail;
  /** When the order was loaded, by this device's clock. */
  readAt: number;
  onRead: () => void;
  onPaid: () => void;
  /** Called with the id of the order that replaces this one; undefined if coupons do not apply. */
  onReplaced?: (orderId: number, payway: Payway) => void;
  /** Payment method chosen for the order that this one replaces. */
  carried?: Payway | undefined;
}

/** Payment of an order: remaining time and payment methods. */
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
