import { useGetCommodityListQuery } from '@cheese/api-client/shop/commodity';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { useSearchParams } from 'react-router-dom';
import { CommodityPages, PAGE_SIZE } from '../../features/commodity/listing/CommodityPages';
import { askedBy, isNarrowed, listingQuery } from '../../features/commodity/listing/listing';
import { ListingBar } from '../../features/commodity/listing/ListingBar';
import { ListingFilters } from '../../features/commodity/listing/ListingFilters';
import type { HrefOf } from '../../features/commodity/listing/rowsOf';
import { soldTypes } from '../../features/commodity/soldTypes';
import { useChosenTag } from '../../features/tagCascader/useChosenTag';
import { paths } from '../../paths';
import { NoProducts } from './NoProducts';
import { readProductAddress } from './productAddress';
import { texts } from './texts';

export default function ProductListPage() {
  const [search] = useSearchParams();
  const { productType, outLine, listing } = readProductAddress(search);
  const entry = { productType, ...(outLine && { outLine }) };
  const major = useChosenTag();
  const query = useGetCommodityListQuery({
    ...entry,
    pageCnt: PAGE_SIZE,
    ...askedBy(listing, major),
  });
  const hrefOf: HrefOf = (change) =>
    paths.productList({ ...entry, ...listingQuery(listing, change) });
  useDocumentTitle(soldTypes[productType]);

  return (
    <Content>
      <PageTitle lead={`${texts.leads[productType]}。${texts.how}`}>
        {soldTypes[productType]}
      </PageTitle>
      <ListingFilters productType={productType} listing={listing} hrefOf={hrefOf} />
      <ListingBar
        productType={productType}
        listing={listing}
        hrefOf={hrefOf}
        total={query.currentData?.total}
      />
      <CommodityPages
        query={query}
        what={texts.what}
        columns={3}
        page={listing.page}
        makeHref={(page) => hrefOf({ page })}
        empty={
          <NoProducts
            productType={productType}
            isNarrowed={isNarrowed(listing) || outLine !== undefined}
            hasMajor={major !== undefined}
          />
        }
      />
    </Content>
  );
}
