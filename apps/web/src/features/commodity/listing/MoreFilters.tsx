import { useGetCommodityFiltersQuery } from '@cheese/api-client/commodity';
import type { CommodityType } from '@cheese/domain/codes/products';
import { Answered } from '@cheese/ui/Answered';
import FilterIcon from '@mui/icons-material/TuneOutlined';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { texts } from '../texts';
import { FilterGroups, FilterGroupsSkeleton } from './FilterGroups';

interface MoreFiltersProps {
  productType: CommodityType;
  chosen: readonly number[];
  onConfirm: (ids: readonly number[]) => void;
}

const Count = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  minWidth: 20,
  marginLeft: 4,
  paddingInline: 6,
  borderRadius: 10,
  color: theme.palette.accent.contrastText,
  backgroundColor: theme.palette.accent.main,
}));

/** The filters that are asked for less often, behind a button that tells how many are chosen. */
export function MoreFilters({ productType, chosen, onConfirm }: MoreFiltersProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        color="inherit"
        startIcon={<FilterIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={chosen.length > 0 ? texts.chosenFilters(chosen.length) : texts.moreFilters}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {texts.moreFilters}
        {chosen.length > 0 && <Count>{chosen.length}</Count>}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: -4, horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': texts.moreFilters } }}
      >
        <Choosing
          {...{ productType, chosen }}
          onConfirm={(ids) => {
            close();
            onConfirm(ids);
          }}
        />
      </Popover>
    </>
  );
}

const Sheet = styled('div')({
  width: 440,
  maxWidth: '100%',
  padding: 16,
  '& .end': { display: 'flex', justifyContent: 'flex-end', gap: 8, marginTop: 16 },
});

/** Nothing counts before it is confirmed. */
function Choosing({ productType, chosen, onConfirm }: MoreFiltersProps) {
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
