import { ProgressLine } from '@cheese/ui/feedback/ProgressLine';
import FilterIcon from '@mui/icons-material/TuneOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { lazyPart } from '../../../loading/lazyPart';
import { useOpening } from '../../../loading/useOpening';
import { texts } from '../texts';
import type { ChoosingProps } from './FiltersPopover';

/** Loaded when first opened. */
const FiltersPopover = lazyPart(() => import('./FiltersPopover'));

/** Positions the progress line. */
const Place = styled('div')({ position: 'relative' });

const Count = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  minWidth: 20,
  marginLeft: 4,
  paddingInline: 6,
  borderRadius: 10,
  color: theme.palette.accent.contrastText,
  backgroundColor: theme.palette.accent.main,
}));

export function MoreFilters({ productType, chosen, onConfirm }: ChoosingProps) {
  const { anchor, times, open, close } = useOpening();
  return (
    <Place>
      <Button
        color="inherit"
        startIcon={<FilterIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={chosen.length > 0 ? texts.chosenFilters(chosen.length) : texts.moreFilters}
        onClick={({ currentTarget }) => open(currentTarget)}
      >
        {texts.moreFilters}
        {chosen.length > 0 && <Count>{chosen.length}</Count>}
      </Button>
      {times > 0 && (
        <Suspense key={times} fallback={<ProgressLine />}>
          <FiltersPopover
            productType={productType}
            chosen={chosen}
            anchor={anchor}
            onClose={close}
            onConfirm={(ids) => {
              close();
              onConfirm(ids);
            }}
          />
        </Suspense>
      )}
    </Place>
  );
}
