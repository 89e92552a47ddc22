import { useGetOrderDetailQuery } from '@cheese/api-client/shop/order';
import { Answered } from '@cheese/ui/feedback/Answered';
import { Notice } from '@cheese/ui/feedback/Notice';
import { LostPicture } from '@cheese/ui/feedback/pictures';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Section } from '@cheese/ui/frame/Section';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { skipToken } from '@reduxjs/toolkit/query';
import { deadlineOf } from '../../deadlineOf';
import { OrderCenterFrame } from '../../OrderCenterFrame';
import { OrderTime } from '../../OrderTime';
import { OrderActions } from '../OrderActions';
import { OrderItems } from '../OrderItems';
import { StateWord } from '../StateWord';
import { texts } from '../texts';
import { useOrderAddress } from '../useOrderAddress';
import { OrderFacts } from './OrderFacts';

const Where = styled('p')({ display: 'flex', gap: 12, margin: 0, padding: '0 16px' });

const BackToList = () => (
  <Button href={useOrderAddress().orderHref(undefined)}>{texts.back}</Button>
);

/** Everything known about an order; an invalid address shows a message. */
export function OrderDetailView({ orderId }: { orderId: number | undefined }) {
  const query = useGetOrderDetailQuery(orderId === undefined ? skipToken : { orderId }, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <OrderCenterFrame shown="order" title={texts.detailTitle}>
      <Section title={texts.detailTitle} action={<BackToList />}>
        {orderId === undefined ? (
          <LostOrder />
        ) : (
          <Answered
            query={query}
            what={texts.what}
            skeleton={<RowsSkeleton count={6} />}
            notFound={<LostOrder />}
          >
            {(order) => (
              <>
                <Where>
                  <StateWord state={order.state} />
                  {order.state === 'unpaid' && (
                    <OrderTime
                      deadline={deadlineOf(order, query.fulfilledTimeStamp)}
                      onEnd={() => void query.refetch()}
                    />
                  )}
                </Where>
                <OrderItems items={order.items} isTyped={order.kind !== 'recharge'} />
                <OrderFacts order={order} />
                <OrderActions order={order} />
              </>
            )}
          </Answered>
        )}
      </Section>
    </OrderCenterFrame>
  );
}

const LostOrder = () => (
  <Notice role="alert" picture={<LostPicture />} title={texts.lost} detail={texts.lostHint} />
);
