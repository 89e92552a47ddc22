import { useGetManagedOrderQuery } from '@cheese/api-client/shop/shopManage';
import type { ManagedOrderDetail } from '@cheese/domain/contract/shop/shapes/shopManageShapes';
import { idParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../../paths';
import { RefundDialog } from '../RefundDialog';
import { texts as list } from '../texts';
import { Basics } from './Basics';
import {
  entryColumns,
  grantColumns,
  itemColumns,
  paymentColumns,
  wordColumns,
} from './factColumns';
import { FactTable } from './FactTable';
import { texts } from './texts';

/** Everything known about an order, with the refund. */
export default function OrderDetailPage() {
  const [search] = useSearchParams();
  const orderId = idParam(search, 'orderId');
  return orderId === undefined ? <NotFoundFace /> : <OneOrder orderId={orderId} />;
}

function OneOrder({ orderId }: { orderId: number }) {
  useDocumentTitle(texts.title);
  const query = useGetManagedOrderQuery({ orderId }, { refetchOnMountOrArgChange: true });
  const [isRefunding, setRefunding] = useState(false);
  const order = query.currentData;
  const actions = (
    <>
      <Button href={paths.manage.orders()}>{texts.back}</Button>
      {order?.state === 'paid' && (
        <Button variant="contained" color="error" onClick={() => setRefunding(true)}>
          {list.refund}
        </Button>
      )}
    </>
  );
  return (
    <>
      <PageTitle actions={actions}>{texts.title}</PageTitle>
      <Answered
        query={query}
        what={list.what}
        skeleton={<RowsSkeleton />}
        notFound={<NotFoundFace />}
      >
        {(found) => <Facts order={found} />}
      </Answered>
      {isRefunding && order && <RefundDialog order={order} onClose={() => setRefunding(false)} />}
    </>
  );
}

const Facts = ({ order }: { order: ManagedOrderDetail }) => (
  <>
    <Basics order={order} />
    <FactTable label={texts.items} columns={itemColumns} rows={order.items} />
    <FactTable label={texts.payments} columns={paymentColumns} rows={order.payments} />
    <FactTable label={texts.grants} columns={grantColumns} rows={order.grants} />
    <FactTable label={texts.words} columns={wordColumns} rows={order.words} />
    <FactTable label={texts.entries} columns={entryColumns} rows={order.entries} />
  </>
);
