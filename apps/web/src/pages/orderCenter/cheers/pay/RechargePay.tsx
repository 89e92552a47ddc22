import { useGetOrderDetailQuery } from '@cheese/api-client/shop/order';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Answered } from '@cheese/ui/feedback/Answered';
import { Notice } from '@cheese/ui/feedback/Notice';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import Button from '@mui/material/Button';
import { skipToken } from '@reduxjs/toolkit/query';
import { Till } from '../../../../features/payment/till/Till';
import { texts } from '../texts';

interface RechargePayProps {
  /** Undefined if the address has no valid id. */
  orderId: number | undefined;
  onClose: () => void;
}

/** Payment of a recharge; the result is read from the order. */
export function RechargePay({ orderId, onClose }: RechargePayProps) {
  const query = useGetOrderDetailQuery(orderId === undefined ? skipToken : { orderId }, {
    refetchOnMountOrArgChange: true,
  });
  const read = () => void query.refetch();
  const lost = <Notice dense role="alert" title={texts.lost} detail={texts.lostHint} />;
  return (
    <PanelDialog title={texts.title} onClose={onClose}>
      {orderId === undefined ? (
        lost
      ) : (
        <Answered
          query={query}
          what={texts.what}
          skeleton={<RowsSkeleton count={3} />}
          notFound={lost}
        >
          {(order) => {
            if (order.kind !== 'recharge') return lost;
            if (order.state === 'paid') return <Paid onClose={onClose} />;
            if (order.state !== 'unpaid') {
              return <Notice dense title={texts.over[order.state]} detail={texts.overHint} />;
            }
            const readAt = query.fulfilledTimeStamp ?? 0;
            return <Till order={order} readAt={readAt} onRead={read} onPaid={read} />;
          }}
        </Answered>
      )}
    </PanelDialog>
  );
}

const Paid = ({ onClose }: { onClose: () => void }) => (
  <div role="status">
    <Notice
      dense
      title={texts.paid}
      detail={texts.paidHint}
      action={
        <Button variant="contained" onClick={onClose}>
          {texts.finish}
        </Button>
      }
    />
  </div>
);
