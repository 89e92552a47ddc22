import type { CommodityType } from '@cheese/domain/codes/shop/products';
import { LinkTabs } from '@cheese/ui/links/LinkTabs';
import { styled } from '@mui/material/styles';
import { useNavigate } from 'react-router-dom';
import { texts } from '../texts';
import { ChosenFilters } from './ChosenFilters';
import type { ChosenFilter } from './FilterChip';
import type { Listing } from './listing';
import { MoreFilters } from './MoreFilters';
import { type HrefOf, sortChoices } from './rowsOf';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 16px',
  margin: '16px 0',
  borderBottom: `1px solid ${theme.palette.hairline}`,
  '& .end': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px' },
  '& .total': { color: theme.palette.text.third },
}));

interface ListingBarProps {
  productType?: CommodityType | undefined;
  listing: Listing;
  hrefOf: HrefOf;
  /** Number of results; undefined until loaded. */
  total?: number | undefined;
  /** Filters that only this page has. */
  others?: readonly ChosenFilter[];
}

export function ListingBar({ productType, listing, hrefOf, total, others }: ListingBarProps) {
  const navigate = useNavigate();
  const narrow = (filterIds: readonly number[]) => {
    const to = hrefOf({ filterIds });
    // Replace the history entry if the address is unchanged.
    const replace = to === hrefOf({ page: listing.page });
    void navigate(to, { preventScrollReset: true, replace });
  };
  return (
    <>
      <Bar>
        <LinkTabs label={texts.sort} choices={sortChoices(listing, hrefOf)} />
        <div className="end">
          {total !== undefined && <span className="total">{texts.found(total)}</span>}
          {productType && (
            <MoreFilters productType={productType} chosen={listing.filterIds} onConfirm={narrow} />
          )}
        </div>
      </Bar>
      <ChosenFilters productType={productType} listing={listing} hrefOf={hrefOf} others={others} />
    </>
  );
}
