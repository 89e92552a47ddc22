import { useEffect } from 'react';
import { useSession, useSessionState } from '../../../session/session';
import { MemberDialog } from './MemberDialog';
import { useMemberCentre } from './useMemberCentre';

/** Opens over any page whose address asks for it, once the user is known. */
export default function MemberCentre() {
  const { cardId, here, close } = useMemberCentre();
  const { isSignedIn } = useSessionState();
  const { mayAct } = useSession();
  const isVisitor = isSignedIn === false;

  useEffect(() => {
    if (isVisitor) mayAct(here);
  }, [isVisitor, here, mayAct]);

  if (!isSignedIn) return null;
  return <MemberDialog cardId={cardId} onClose={() => void close()} />;
}
