import { mayManage } from '@cheese/domain/rules/emergencyRole';
import { type ReactNode, useState } from 'react';
import { EmergencyFrame } from '../../layouts/EmergencyFrame';
import { useSessionState } from '../../session/session';
import { PersonAwaited } from './PersonAwaited';
import { RefusedFace } from './RefusedFace';
import { ToLogin } from './ToLogin';
import { Waiting } from './Waiting';

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
  if (!isSignedIn) return <Waiting />;
  if (!person) return <PersonAwaited />;
  return audience === 'users' || mayManage(person.role) ? children : <Refused />;
}

function Refused() {
  return (
    <EmergencyFrame>
      <RefusedFace />
    </EmergencyFrame>
  );
}
