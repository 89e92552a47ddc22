import { ProgressLine } from '@cheese/ui/feedback/ProgressLine';
import { useFocusOnArrival } from '@cheese/ui/frame/useFocusOnArrival';
import Box from '@mui/material/Box';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { LoginPrompt } from './features/loginPrompt/LoginPrompt';
import { MemberCentre } from './features/payment/member/MemberCentre';
import { useReturnToPlace } from './navigation/useReturnToPlace';

const overAll = { position: 'fixed', inset: '0 0 auto', zIndex: 'tooltip' };

/** Stands around every screen: shows that a page is on its way, and keeps the place when going back. */
export function Root() {
  const isLoading = useNavigation().state !== 'idle';
  useFocusOnArrival(useLocation().pathname);
  useReturnToPlace();
  return (
    <>
      {isLoading && (
        <Box sx={overAll}>
          <ProgressLine />
        </Box>
      )}
      <Outlet />
      <MemberCentre />
      <LoginPrompt />
      <ScrollRestoration />
    </>
  );
}
