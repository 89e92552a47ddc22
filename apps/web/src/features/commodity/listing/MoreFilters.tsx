import { ProgressLine } from '@cheese/ui/feedback/ProgressLine';
import FilterIcon from '@mui/icons-material/TuneOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../../loading/lazyPart';
import { texts } from '../texts';
import type { ChoosingProps } from './FiltersPopover';

/** Loads with its first opening. */
const FiltersPopover = lazyPart(() => import('./FiltersPopover'));

/** For the line that shows that it is loading. */
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

/** The filters that are asked for less often, behind a button that tells how many are chosen. */
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
            {...{ productType, chosen, anchor }}
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

/**
 * Who has gone on to another address meanwhile, also by the way back, wants no filters any more, and
 * those of another type of product least of all. Each opening begins anew with what is chosen.
 */
function useOpening() {
  const here = useLocation().key;
  const [opening, setOpening] = useState({ anchor: null as HTMLElement | null, at: '', times: 0 });
  const { times } = opening;
  return {
    anchor: opening.at === here ? opening.anchor : null,
    times,
    open: (anchor: HTMLElement) => setOpening({ anchor, at: here, times: times + 1 }),
    close: () => setOpening({ ...opening, anchor: null }),
  };
}
