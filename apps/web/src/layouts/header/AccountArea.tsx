import { messages } from '@cheese/domain/texts/messages';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { lazyPart } from '../../lazyPart';
import { paths } from '../../paths';
import { useSessionState } from '../../session';
import type { AreaName } from '../areas';

const SignedInArea = lazyPart(() => import('./SignedInArea'));

/** On a phone the drawer has it. */
const fromTablet = { display: { xs: 'none', sm: 'block' } };

/** The end of the header: the way in, or who is signed in and what belongs to them. */
export function AccountArea({ area }: { area: AreaName }) {
  const { isSignedIn } = useSessionState();
  if (isSignedIn === null) return null;
  if (isSignedIn) {
    return (
      <Suspense fallback={null}>
        <SignedInArea area={area} />
      </Suspense>
    );
  }
  return (
    <>
      <Button href={paths.login()}>{messages.logIn}</Button>
      <Box sx={fromTablet}>
        <Button variant="contained" href={paths.login()}>
          {messages.register}
        </Button>
      </Box>
    </>
  );
}
