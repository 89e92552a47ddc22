import type { CommodityType } from '@cheese/domain/codes/products';
import FilterIcon from '@mui/icons-material/TuneOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lazyPart';
import { texts } from '../texts';

/** Loads with its first opening, and stays, so that it can close in its own time. */
const FiltersPopover = lazyPart(() => import('./FiltersPopover'));

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
  const [wasOpened, setWasOpened] = useState(false);
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
        onClick={({ currentTarget }) => {
          setWasOpened(true);
          setAnchor(currentTarget);
        }}
      >
        {texts.moreFilters}
        {chosen.length > 0 && <Count>{chosen.length}</Count>}
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <FiltersPopover
            {...{ productType, chosen, anchor }}
            onClose={close}
            onConfirm={(ids) => {
              close();
              onConfirm(ids);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
