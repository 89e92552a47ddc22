import { useGetCommodityClassifyQuery } from '@cheese/api-client/shop/commodity';
import type { CommodityType } from '@cheese/domain/codes/shop/products';
import { Skeleton } from '@cheese/ui/feedback/Skeleton';
import { type ReactNode, useDeferredValue } from 'react';
import { texts } from '../texts';
import { FilterPanel, FilterRow } from './FilterRow';
import type { Listing } from './listing';
import { chargeChoices, classifyChoices, type HrefOf } from './rowsOf';

interface ListingFiltersProps {
  /** Undefined for a list of all types, which have no filters in common. */
  productType?: CommodityType | undefined;
  listing: Listing;
  hrefOf: HrefOf;
  /** Additional rows of the page, shown first. */
  children?: ReactNode;
}

export function ListingFilters({ productType, listing, hrefOf, children }: ListingFiltersProps) {
  return (
    <FilterPanel aria-label={texts.classify}>
      {children}
      {productType && <ClassifyRows productType={productType} listing={listing} hrefOf={hrefOf} />}
      <FilterRow label={texts.charge} choices={chargeChoices(listing, hrefOf)} />
    </FilterPanel>
  );
}

type ClassifyRowsProps = Omit<ListingFiltersProps, 'children'> & { productType: CommodityType };

/** Failures are silent, because the list works without these filters. */
function ClassifyRows({ productType, listing, hrefOf }: ClassifyRowsProps) {
  const { currentData: groups, isError } = useDeferredValue(
    useGetCommodityClassifyQuery({ productType }),
  );
  if (!groups) return isError ? null : <WaitingRows />;
  return groups.map((group) => (
    <FilterRow
      key={group.id}
      label={group.name}
      choices={classifyChoices(group, listing, hrefOf)}
    />
  ));
}

const WaitingRows = () => (
  <div aria-hidden>
    <Skeleton height={30} sx={{ my: '6px', width: '80%' }} />
    <Skeleton height={30} sx={{ my: '6px', width: '60%' }} />
  </div>
);
