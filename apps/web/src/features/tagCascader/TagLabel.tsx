import { LostSilently } from '@cheese/ui/parts/lostFaces';
import { styled } from '@mui/material/styles';
import { VisuallyHidden } from '@cheese/ui/text/VisuallyHidden';
import { Suspense } from 'react';
import { useSessionState } from '../../session/session';
import { texts } from './texts';
import { useChosenTag } from './useChosenTag';
import { lazyPart } from '../../loading/lazyPart';

/** Loaded lazily: without a choice, as for new visitors, it is not needed. */
const ChosenName = lazyPart(() => import('./ChosenName'), LostSilently);

const Name = styled('span')({ maxWidth: 112, overflow: 'hidden', textOverflow: 'ellipsis' });

export function TagLabel() {
  const { isSignedIn } = useSessionState();
  const isPlain = useChosenTag() === undefined && !isSignedIn;
  return (
    <>
      <VisuallyHidden>{texts.major}</VisuallyHidden>
      <Name>
        {isPlain ? (
          texts.all
        ) : (
          <Suspense fallback={texts.all}>
            <ChosenName />
          </Suspense>
        )}
      </Name>
    </>
  );
}
