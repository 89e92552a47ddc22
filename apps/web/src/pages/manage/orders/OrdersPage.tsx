import { useGetManagedOrdersQuery } from '@cheese/api-client/shop/shopManage';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { useState } from 'react';
import { since } from '../../../periods/period';
import { filters, orderColumns } from './orderColumns';
import { texts } from './texts';

export default function OrdersPage() {
  useDocumentTitle(texts.title);
  const address = useListAddress(filters);
  const [now] = useState(Date.now);
  const { days, ...asked } = address.asked;
  const query = useGetManagedOrdersQuery(
    { ...asked, ...since(days, now), pageCnt: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <FilterBar
        address={address}
        filters={filters}
        names={texts.filters}
        placeholder={texts.placeholder}
      />
      <PagedTable
        query={query}
        address={address}
        what={texts.what}
        columns={orderColumns}
        idOf={({ id }) => id}
      />
    </>
  );
}
