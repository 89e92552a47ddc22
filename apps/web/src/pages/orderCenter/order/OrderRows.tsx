import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { orderStates } from '@cheese/domain/codes/shop/orders';
import { Answered } from '@cheese/ui/feedback/Answered';
import type { Answerable } from '@cheese/ui/feedback/answerable';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { PastTheEnd } from '@cheese/ui/feedback/PastTheEnd';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { PagedList } from '@cheese/ui/list/PagedList';
import { Pager } from '@cheese/ui/list/Pager';
import Button from '@mui/material/Button';
import { paths } from '../../../paths';
import { texts as shared } from '../texts';
import type { ListedOrder } from './listedOrder';
import { OrderRow } from './OrderRow';
import { PAGE_SIZE } from './pageSize';
import { texts } from './texts';
import { useOrderAddress } from './useOrderAddress';

interface OrderRowsProps<T> {
  query: Answerable<{ list: T[]; total: number }> & { fulfilledTimeStamp?: number | undefined };
  toListed: (order: T) => ListedOrder;
}

export function OrderRows<T>({ query, toListed }: OrderRowsProps<T>) {
  const { page, pageHref } = useOrderAddress();
  return (
    <Answered
      query={query}
      what={texts.what}
      skeleton={<RowsSkeleton count={PAGE_SIZE} />}
      isEmpty={({ total }) => total === 0}
      empty={<NoOrders />}
    >
      {({ list, total }) => (
        <PagedList page={page}>
          {list.map(toListed).map((order) => (
            <OrderRow
              key={order.id}
              order={order}
              readAt={query.fulfilledTimeStamp}
              onRead={() => void query.refetch()}
            />
          ))}
          {list.length === 0 && <PastTheEnd firstHref={pageHref(1)} />}
          <Pager page={page} pageSize={PAGE_SIZE} total={total} makeHref={pageHref} />
        </PagedList>
      )}
    </Answered>
  );
}

function NoOrders() {
  const { state, href } = useOrderAddress();
  if (state !== undefined) {
    const all = <Button href={href({ state: undefined })}>{shared.seeAll}</Button>;
    return <EmptyState sentence={texts.emptyOf(orderStates[state])} action={all} />;
  }
  const shop = (
    <Button href={paths.productList({ productType: commodityTypeCodes.course })}>
      {texts.goShopping}
    </Button>
  );
  return <EmptyState sentence={texts.empty} hint={texts.emptyHint} action={shop} />;
}
