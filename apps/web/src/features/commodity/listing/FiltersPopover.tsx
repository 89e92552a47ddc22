import { useGetCommodityFiltersQuery } from '@cheese/api-client/shop/commodity';
import type { CommodityType } from '@cheese/domain/codes/shop/products';
import { Answered } from '@cheese/ui/feedback/Answered';
import Button from '@mui/material/Button';
import Popover, { type PopoverActions } from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { texts } from '../texts';
import { FilterGroups, FilterGroupsSkeleton } from './FilterGroups';

export interface ChoosingProps {
  productType: CommodityType;
  chosen: readonly number[];
  onConfirm: (ids: readonly number[]) => void;
}

interface FiltersPopoverProps extends ChoosingProps {
  /** Anchor of the popover; null if closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

export default function FiltersPopover({ anchor, onClose, ...choosing }: FiltersPopoverProps) {
  const place = useRef<PopoverActions>(null);
  return (
    <Popover
      action={place}
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: -4, horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': texts.moreFilters } }}
    >
      <Choosing {...choosing} onGrown={() => place.current?.updatePosition()} />
    </Popover>
  );
}

/** Scrolls if it is higher than the window; the buttons at its end stay visible. */
const Sheet = styled('div')(({ theme }) => ({
  width: 440,
  maxWidth: '100%',
  padding: '16px 16px 0',
  '& button': { scrollMarginBottom: 80 },
  '& .end': {
    position: 'sticky',
    bottom: 0,
    display: 'flex',
    justifyContent: 'flex-end',
    gap: 8,
    paddingBlock: 16,
    backgroundColor: theme.palette.surface,
  },
}));

interface ChoosingSheetProps extends ChoosingProps {
  /** The loaded groups are higher than the skeleton, so the popover must be repositioned. */
  onGrown: () => void;
}

/** Choices apply only after confirmation. */
function Choosing({ productType, chosen, onConfirm, onGrown }: ChoosingSheetProps) {
  const query = useGetCommodityFiltersQuery({ productType });
  const grown = useEffectEvent(onGrown);
  useLayoutEffect(() => grown(), [query.status]);
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
