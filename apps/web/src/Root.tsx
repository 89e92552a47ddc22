import { ProgressLine } from '@cheese/ui/feedback/ProgressLine';
import { useFocusOnArrival } from '@cheese/ui/frame/useFocusOnArrival';
import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { FirstPasswordGate } from './features/firstPassword/FirstPasswordGate';
import { FindingOutbox } from './features/slide/findings/outbox/FindingOutbox';
import { LoginPrompt } from './features/loginPrompt/LoginPrompt';
import { lazyPart } from './loading/lazyPart';
import { useReturnToPlace } from './navigation/useReturnToPlace';
import { memberParam } from './commodityPaths';

/** Loaded when first opened: every page links to it, but few visits open it. */
const MemberCentre = lazyPart(() => import('./features/payment/member/MemberCentre'));

const overAll = { position: 'fixed', inset: '0 0 auto', zIndex: 'tooltip' };

/** Wraps every screen: shows the progress of a navigation and restores the scroll position. */
export function Root() {
  const isLoading = useNavigation().state !== 'idle';
  const { pathname, search } = useLocation();
  useFocusOnArrival(pathname);
  useReturnToPlace();
  return (
    <>
      {isLoading && (
        <Box sx={overAll}>
          <ProgressLine />
        </Box>
      )}
      <FirstPasswordGate>
        <Outlet />
        {new URLSearchParams(search).has(memberParam) && (
          <Suspense fallback={null}>
            <MemberCentre />
          </Suspense>
        )}
      </FirstPasswordGate>
      <LoginPrompt />
      <FindingOutbox />
      <ScrollRestoration />
    </>
  );
}
