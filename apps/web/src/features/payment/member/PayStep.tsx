import { useGetOrderDetailQuery } from '@cheese/api-client/shop/order';
import type { Payway } from '@cheese/domain/codes/shop/payment';
import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { HeldLine } from '../HeldLine';
import { Till } from '../till/Till';
import { TillOver } from '../till/TillOver';
import { texts } from './texts';

interface PayStepProps {
  orderId: number;
  onReorder: () => void;
  onBack: () => void;
  onPaid: () => void;
  onReplaced: (orderId: number) => void;
}

/** Pays the order of a plan within the membership centre. */
export function PayStep({ orderId, onReorder, onBack, onPaid, onReplaced }: PayStepProps) {
  const query = useGetOrderDetailQuery({ orderId }, { refetchOnMountOrArgChange: true });
  const [carried, setCarried] = useState<Payway>();
  const back = <Button onClick={onBack}>{texts.back}</Button>;
  return (
    <Answered query={query} what={texts.order} skeleton={<RowsSkeleton />}>
      {(order) =>
        order.state === 'unpaid' || order.state === 'paid' ? (
          <>
            {order.items.map((item) => (
              <HeldLine key={item.specificationId} item={item} />
            ))}
            <Till
              key={order.id}
              order={order}
              readAt={query.fulfilledTimeStamp ?? 0}
              onRead={() => void query.refetch()}
              onPaid={onPaid}
              carried={carried}
              onReplaced={(id, payway) => {
                setCarried(payway);
                onReplaced(id);
              }}
            />
            {back}
          </>
        ) : (
          <TillOver state={order.state} isBusy={false} onReorder={onReorder}>
            {back}
          </TillOver>
        )
      }
    </Answered>
  );
}
