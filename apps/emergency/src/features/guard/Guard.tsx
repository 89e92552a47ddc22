import { mayManage } from '@cheese/domain/rules/emergencyRole';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Content } from '@cheese/ui/frame/Content';
import { type ReactNode, useState } from 'react';
import { EmergencyFrame } from '../../layouts/EmergencyFrame';
import { useSessionState } from '../../session';
import { RefusedFace } from './RefusedFace';
import { ToLogin } from './ToLogin';

/** Who may see a screen: everybody, who is signed in, or only who manages the centre. */
export const audiences = ['open', 'users', 'managers'] as const;
export type Audience = (typeof audiences)[number];

interface GuardProps {
  audience: Audience;
  children: ReactNode;
}

/** Shows what belongs to whom. It spares them a detour; what nobody may read the server keeps. */
export function Guard({ audience, children }: GuardProps) {
  const { isSignedIn, person } = useSessionState();
  const [wasIn, setWasIn] = useState(false);
  if (isSignedIn && !wasIn) setWasIn(true);
  if (audience === 'open') return children;
  // Who leaves from here is not who comes next.
  if (isSignedIn === false) return <ToLogin comesBack={!wasIn} />;
  if (!isSignedIn || !person) return <Waiting />;
  return audience === 'users' || mayManage(person.role) ? children : <Refused />;
}

/** The token is still being asked about. */
function Waiting() {
  return (
    <EmergencyFrame>
      <Content>
        <RowsSkeleton />
      </Content>
    </EmergencyFrame>
  );
}

function Refused() {
  return (
    <EmergencyFrame>
      <RefusedFace />
    </EmergencyFrame>
  );
}
