import { ProgressLine } from '@cheese/ui/feedback/ProgressLine';
import Box from '@mui/material/Box';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';

const overAll = { position: 'fixed', inset: '0 0 auto', zIndex: 'tooltip' };

/** Stands around every screen: shows that a page is on its way, and keeps the place when going back. */
export function Root() {
  const isLoading = useNavigation().state !== 'idle';
  return (
    <>
      {isLoading && (
        <Box sx={overAll}>
          <ProgressLine />
        </Box>
      )}
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
