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

const waysIn = { display: 'flex' };
/** Until it is known who it is the way in keeps its place: most visitors will need it. */
const notYet = { ...waysIn, visibility: 'hidden' };

/** The end of the header: the way in, or who is signed in and what belongs to them. */
export function AccountArea({ area }: { area: AreaName }) {
  const { isSignedIn } = useSessionState();
  if (isSignedIn) {
    return (
      <Suspense fallback={null}>
        <SignedInArea area={area} />
      </Suspense>
    );
  }
  return (
    <Box sx={isSignedIn === null ? notYet : waysIn}>
      <Button href={paths.login()}>{messages.logIn}</Button>
      <Box sx={fromTablet}>
        <Button variant="contained" href={paths.login()}>
          {messages.register}
        </Button>
      </Box>
    </Box>
  );
}
