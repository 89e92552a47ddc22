import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../../loading/lazyPart';
import { useMemberCentre } from '../../../navigation/useMemberCentre';
import { useSession, useSessionState } from '../../../session/session';

/** Every page has the way to it, and few visits open it. */
const MemberDialog = lazyPart(() => import('./MemberDialog'));

/** Opens the membership centre over the page whose address asks for it, once it is known who asks. */
export function MemberCentre() {
  const { isOpen, cardId, here, close } = useMemberCentre();
  const { isSignedIn } = useSessionState();
  const { mayAct } = useSession();
  const isVisitor = isOpen && isSignedIn === false;

  useEffect(() => {
    if (isVisitor) mayAct(here);
  }, [isVisitor, here, mayAct]);

  if (!isOpen || !isSignedIn) return null;
  return (
    <Suspense fallback={null}>
      <MemberDialog cardId={cardId} onClose={() => void close()} />
    </Suspense>
  );
}
