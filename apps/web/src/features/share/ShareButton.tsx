import { ProgressLine } from '@cheese/ui/feedback/ProgressLine';
import IosShare from '@mui/icons-material/IosShare';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { lazyPart } from '../../loading/lazyPart';
import { useOpening } from '../../loading/useOpening';
import { texts } from './texts';

/** Loaded when first opened. */
const SharePopover = lazyPart(() => import('./SharePopover'));

/** Positions the progress line. */
const Place = styled('div')({ position: 'relative' });

/** Shares the address as a QR code for WeChat, or copies it. */
export function ShareButton() {
  const { anchor, times, open, close } = useOpening();
  return (
    <Place>
      <Button
        color="inherit"
        startIcon={<IosShare />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => open(currentTarget)}
      >
        {texts.share}
      </Button>
      {times > 0 && (
        <Suspense key={times} fallback={<ProgressLine />}>
          <SharePopover anchor={anchor} onClose={close} />
        </Suspense>
      )}
    </Place>
  );
}
