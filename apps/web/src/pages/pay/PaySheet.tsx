import type { Payway } from '@cheese/domain/codes/shop/payment';
import type { OrderDetail } from '@cheese/domain/contract/shop/order';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PaidDialog } from '../../features/payment/till/PaidDialog';
import { Till } from '../../features/payment/till/Till';
import { TillOver } from '../../features/payment/till/TillOver';
import { usePlaceAgain } from '../../features/payment/till/usePlaceAgain';
import { paths } from '../../paths';
import { OrderLines } from './OrderLines';
import { PaidFace } from './PaidFace';
import { wayToUse, withOrder } from './payAddress';
import { PayNotes } from './PayNotes';
import { texts } from './texts';

const Columns = styled('div')(({ theme: { breakpoints, palette } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 420px',
  gap: 24,
  alignItems: 'start',
  marginBottom: 48,
  '& .sheet': {
    minWidth: 0,
    padding: 24,
    border: `1px solid ${palette.hairline}`,
    borderRadius: 8,
    backgroundColor: palette.surface,
  },
  '& h2': { marginBottom: 16 },
  '& .left': { display: 'grid', gap: 24 },
  [breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 16,
    '& .sheet': { padding: 16 },
    // On a phone the payment comes before the notes.
    '& .left': { display: 'contents' },
    '& .notes': { order: 1 },
  },
}));

interface PaySheetProps {
  order: OrderDetail;
  productId: number | undefined;
  readAt: number;
  onRead: () => void;
  /** The payment method chosen for a former order that this one replaces. */
  carried: Payway | undefined;
  onCarry: (payway: Payway) => void;
}

/** An order, its items, and what can be done with it in its state. */
export function PaySheet({ order, productId, readAt, onRead, carried, onCarry }: PaySheetProps) {
  const [isPaidHere, setPaidHere] = useState(false);
  const [isSeen, setSeen] = useState(false);
  const [wasUnpaid] = useState(order.state === 'unpaid');
  // The refetched order can be paid before the payment component reports it.
  const isDone = isPaidHere || (wasUnpaid && order.state === 'paid');
  const way = wayToUse(order, productId);
  const goTo = useOtherOrder();
  const replace = (orderId: number, payway: Payway) => {
    onCarry(payway);
    goTo(orderId);
  };
  return (
    <Columns>
      <div className="left">
        <div className="sheet">
          <OrderLines order={order} />
        </div>
        <div className="sheet notes">
          <PayNotes />
        </div>
      </div>
      <div className="sheet">
        <Typography variant="h2">{order.state === 'unpaid' ? texts.pay : texts.state}</Typography>
        {order.state === 'unpaid' && (
          <Till
            order={order}
            readAt={readAt}
            onRead={onRead}
            carried={carried}
            onPaid={() => setPaidHere(true)}
            onReplaced={replace}
          />
        )}
        {order.state === 'paid' && <PaidFace way={way} />}
        {order.state !== 'unpaid' && order.state !== 'paid' && <Over order={order} />}
      </div>
      {isDone && !isSeen && (
        <PaidDialog
          what={order.items.map(({ title }) => title).join('、')}
          way={
            way && (
              <Button variant="contained" href={way}>
                {texts.use}
              </Button>
            )
          }
          onClose={() => setSeen(true)}
        />
      )}
    </Columns>
  );
}

/** Opens a replacing order; the back button must not return to the ended one. */
function useOtherOrder() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (orderId: number) =>
    void navigate({ search: withOrder(search, orderId) }, { replace: true });
}

function Over({ order }: { order: OrderDetail }) {
  const { isBusy, placeAgain } = usePlaceAgain(useOtherOrder());
  const { state } = order;
  if (state === 'unpaid' || state === 'paid') return null;
  return (
    <TillOver state={state} isBusy={isBusy} onReorder={() => placeAgain(order)}>
      <Button href={paths.orderCenter()}>{texts.orders}</Button>
    </TillOver>
  );
}
