import { useGetCommodityFiltersQuery } from '@cheese/api-client/commodity';
import type { CommodityType } from '@cheese/domain/codes/products';
import { Answered } from '@cheese/ui/Answered';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { texts } from '../texts';
import { FilterGroups, FilterGroupsSkeleton } from './FilterGroups';

export interface ChoosingProps {
  productType: CommodityType;
  chosen: readonly number[];
  onConfirm: (ids: readonly number[]) => void;
}

interface FiltersPopoverProps extends ChoosingProps {
  /** Under which it opens; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** Where the filters are chosen that are asked for less often. */
export default function FiltersPopover({ anchor, onClose, ...choosing }: FiltersPopoverProps) {
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: -4, horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': texts.moreFilters } }}
    >
      <Choosing {...choosing} />
    </Popover>
  );
}

const Sheet = styled('div')({
  width: 440,
  maxWidth: '100%',
  padding: 16,
  '& .end': { display: 'flex', justifyContent: 'flex-end', gap: 8, marginTop: 16 },
});

/** Nothing counts before it is confirmed. */
function Choosing({ productType, chosen, onConfirm }: ChoosingProps) {
  const query = useGetCommodityFiltersQuery({ productType });
  const [ids, setIds] = useState(chosen);
  const toggle = (id: number) =>
    setIds(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
  return (
    <Sheet>
      <Answered query={query} what={texts.moreFilters} skeleton={<FilterGroupsSkeleton />}>
        {(groups) => <FilterGroups groups={groups} chosen={ids} onToggle={toggle} />}
      </Answered>
      <div className="end">
        <Button color="inherit" variant="outlined" onClick={() => setIds([])}>
          {texts.reset}
        </Button>
        <Button variant="contained" onClick={() => onConfirm(ids)}>
          {texts.confirm}
        </Button>
      </div>
    </Sheet>
  );
}
