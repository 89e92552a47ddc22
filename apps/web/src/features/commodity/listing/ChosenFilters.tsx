import {
  useGetCommodityClassifyQuery,
  useGetCommodityFiltersQuery,
} from '@cheese/api-client/shop/commodity';
import { type CommodityType, chargeKinds } from '@cheese/domain/codes/shop/products';
import type { TagGroup } from '@cheese/domain/contract/shop/shapes/commodityShapes';
import Box from '@mui/material/Box';
import { texts } from '../texts';
import { type ChosenFilter, FilterChip } from './FilterChip';
import type { Listing } from './listing';
import type { HrefOf } from './rowsOf';
import { SubjectMark } from './SubjectMark';

interface ChosenFiltersProps {
  productType?: CommodityType | undefined;
  listing: Listing;
  hrefOf: HrefOf;
  /** Filters that only this page has. */
  others?: readonly ChosenFilter[] | undefined;
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, '&:empty': { display: 'none' } };

export function ChosenFilters(props: ChosenFiltersProps) {
  const { productType, listing, hrefOf, others = [] } = props;
  const { charge, filterIds } = listing;
  return (
    <Box sx={row} role="group" aria-label={texts.chosen}>
      <SubjectMark listing={listing} hrefOf={hrefOf} />
      {others.map((filter) => (
        <FilterChip key={filter.name} {...filter} />
      ))}
      {charge && <FilterChip name={chargeKinds[charge]} href={hrefOf({ charge: undefined })} />}
      {productType && listing.classifyId && (
        <ClassifyChip productType={productType} hrefOf={hrefOf} id={listing.classifyId} />
      )}
      {productType && filterIds.length > 0 && (
        <FilterIdChips productType={productType} filterIds={filterIds} hrefOf={hrefOf} />
      )}
    </Box>
  );
}

const nameIn = (groups: readonly TagGroup[] | undefined, id: number) =>
  groups?.flatMap(({ options }) => options).find((option) => option.id === id)?.name;

interface Named {
  productType: CommodityType;
  hrefOf: HrefOf;
}

/** The name comes with the filter rows above the list. Until then the chip is left out. */
function ClassifyChip({ productType, id, hrefOf }: Named & { id: number }) {
  const { currentData } = useGetCommodityClassifyQuery({ productType });
  const name = nameIn(currentData, id);
  return name && <FilterChip name={name} href={hrefOf({ classifyId: undefined })} />;
}

function FilterIdChips({ productType, filterIds, hrefOf }: Named & Pick<Listing, 'filterIds'>) {
  const { currentData } = useGetCommodityFiltersQuery({ productType });
  return filterIds.map((id) => {
    const name = nameIn(currentData, id);
    const without = filterIds.filter((other) => other !== id);
    return name && <FilterChip key={id} name={name} href={hrefOf({ filterIds: without })} />;
  });
}
