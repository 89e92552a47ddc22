import { messages } from '@cheese/domain/texts/messages';
import { barDown } from '@cheese/ui/frame/barRoom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { lazyPart } from '../../../loading/lazyPart';
import { useSessionState } from '../../../session/session';
import { useLoginLink } from '../../../session/useLoginLink';
import type { AreaName } from '../../areas';

const SignedInArea = lazyPart(() => import('./SignedInArea'));

/** On a phone the drawer has these links. */
const FromTablet = styled('div')(({ theme }) => ({
  [barDown(theme, 'sm')]: { display: 'none' },
}));

/** No padding, so that a large font does not make the links higher than the bar. */
const waysIn = { display: 'flex', '& .MuiButton-root': { paddingBlock: 0 } };
const hidden = { ...waysIn, visibility: 'hidden' };

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

/** While hidden it reserves the space, until the user is known and the menu has loaded. */
function WayIn({ isHidden }: { isHidden: boolean }) {
  const way = useLoginLink();
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
