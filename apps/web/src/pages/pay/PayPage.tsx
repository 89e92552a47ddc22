import { useGetOrderDetailQuery } from '@cheese/api-client/shop/order';
import type { Payway } from '@cheese/domain/codes/shop/payment';
import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { NoOrder } from './NoOrder';
import { readPayAddress } from './payAddress';
import { PaySheet } from './PaySheet';
import { texts } from './texts';

/** Payment of an order; several addresses lead here. */
export default function PayPage() {
  const [search] = useSearchParams();
  const { orderId, productId } = readPayAddress(search);
  const [carried, setCarried] = useState<Payway>();
  const title = texts.title(useLocation().pathname);
  // Never from the cache: the remaining time is relative to the moment of the answer.
  const query = useGetOrderDetailQuery(orderId === undefined ? skipToken : { orderId }, {
    refetchOnMountOrArgChange: true,
  });
  useDocumentTitle(title);
  return (
    <Content>
      <PageTitle>{title}</PageTitle>
      {orderId === undefined ? (
        <NoOrder sentence={texts.none} hint={texts.noneHint} />
      ) : (
        <Answered
          query={query}
          what={texts.what}
          skeleton={<RowsSkeleton />}
          notFound={<NoOrder sentence={texts.lost} hint={texts.lostHint} />}
        >
          {(order) => (
            <PaySheet
              key={order.id}
              order={order}
              productId={productId}
              readAt={query.fulfilledTimeStamp ?? 0}
              onRead={() => void query.refetch()}
              carried={carried}
              onCarry={setCarried}
            />
          )}
        </Answered>
      )}
    </Content>
  );
}
