import { useGetPricesQuery } from '@cheese/api-client/shop/priceManage';
import { soldTypes } from '@cheese/domain/codes/shop/products';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { useState } from 'react';
import { commodityColumns } from '../../../features/pricing/priceColumns';
import { type PriceAct, PriceDialogs } from '../../../features/pricing/PriceDialogs';
import { texts } from './texts';

const filters = { type: soldTypes } as const;

export default function PricesPage() {
  useDocumentTitle(texts.title);
  const address = useListAddress(filters);
  const query = useGetPricesQuery(
    { ...address.asked, kind: 'specification', pageCnt: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const [act, open] = useState<PriceAct | null>(null);
  return (
    <>
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
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
        columns={commodityColumns(open)}
        idOf={({ id }) => id}
      />
      <PriceDialogs act={act} onClose={() => open(null)} />
    </>
  );
}
