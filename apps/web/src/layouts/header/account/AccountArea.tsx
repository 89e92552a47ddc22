import { messages } from '@cheese/domain/texts/messages';
import { barDown } from '@cheese/ui/frame/barRoom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { lazyPart } from '../../../loading/lazyPart';
import { useSessionState } from '../../../session/session';
import { useWayToLogin } from '../../../session/useWayToLogin';
import type { AreaName } from '../../areas';

const SignedInArea = lazyPart(() => import('./SignedInArea'));

/** On a phone the drawer has it. */
const FromTablet = styled('div')(({ theme }) => ({
  [barDown(theme, 'sm')]: { display: 'none' },
}));

/** No higher than the bar, also with large letters. */
const waysIn = { display: 'flex', '& .MuiButton-root': { paddingBlock: 0 } };
const hidden = { ...waysIn, visibility: 'hidden' };

/** The end of the header: the way in, or who is signed in and what belongs to them. */
export function AccountArea({ area }: { area: AreaName }) {
  const { isSignedIn } = useSessionState();
  if (isSignedIn) {
    return (
      <Suspense fallback={<WayIn isHidden />}>
        <SignedInArea area={area} />
      </Suspense>
    );
  }
  return <WayIn isHidden={isSignedIn === null} />;
}

/** Hidden, it keeps its place: until it is known who it is, and until their own area is there. */
function WayIn({ isHidden }: { isHidden: boolean }) {
  const way = useWayToLogin();
  return (
    <Box sx={isHidden ? hidden : waysIn}>
      <Button {...way}>{messages.logIn}</Button>
      <FromTablet>
        <Button variant="contained" {...way}>
          {messages.register}
        </Button>
      </FromTablet>
    </Box>
  );
}
