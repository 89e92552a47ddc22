import { LostSilently } from '@cheese/ui/parts/lostFaces';
import BellIcon from '@mui/icons-material/NotificationsNoneOutlined';
import { VisuallyHidden } from '@cheese/ui/text/VisuallyHidden';
import IconButton from '@mui/material/IconButton';
import { Suspense } from 'react';
import { lazyPart } from '../../loading/lazyPart';
import { paths } from '../../paths';
import { useSessionState } from '../../session/session';
import { useGate } from '../../session/useGate';
import { texts } from './texts';

/** Loads and fetches only for signed-in users. */
const UnreadBadge = lazyPart(() => import('./UnreadBadge'), LostSilently);

export function NoticeBell() {
  const { isSignedIn } = useSessionState();
  const gate = useGate();
  return (
    <IconButton {...gate(paths.message())}>
      <BellIcon />
      <VisuallyHidden>{texts.messages}</VisuallyHidden>
      {isSignedIn && (
        <Suspense fallback={null}>
          <UnreadBadge />
        </Suspense>
      )}
    </IconButton>
  );
}
