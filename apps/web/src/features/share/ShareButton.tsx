import { ProgressLine } from '@cheese/ui/feedback/ProgressLine';
import IosShare from '@mui/icons-material/IosShare';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../loading/lazyPart';
import { texts } from './texts';

/** Loads with its first opening. */
const SharePopover = lazyPart(() => import('./SharePopover'));

/** For the line that shows that it is loading. */
const Place = styled('div')({ position: 'relative' });

/** Hands the address of the page on: as a code for WeChat, or to be pasted. */
export function ShareButton() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Place>
      <Button
        color="inherit"
        startIcon={<IosShare />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          setIsAsked(true);
        }}
      >
        {texts.share}
      </Button>
      {isAsked && (
        <Suspense fallback={<ProgressLine />}>
          <SharePopover anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </Place>
  );
}
