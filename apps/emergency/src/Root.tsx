import { ProgressLine } from '@cheese/ui/feedback/ProgressLine';
import { useFocusOnArrival } from '@cheese/ui/frame/useFocusOnArrival';
import Box from '@mui/material/Box';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { LostSession } from './features/guard/LostSession';

const overAll = { position: 'fixed', inset: '0 0 auto', zIndex: 'tooltip' };

/** The parts that every screen has. */
export function Root() {
  const isLoading = useNavigation().state !== 'idle';
  useFocusOnArrival(useLocation().pathname);
  return (
    <>
      {isLoading && (
        <Box sx={overAll}>
          <ProgressLine />
        </Box>
      )}
      <Outlet />
      <LostSession />
      <ScrollRestoration />
    </>
  );
}
