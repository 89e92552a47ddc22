import { mayManage } from '@cheese/domain/rules/emergency/emergencyRole';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useSessionState } from '../../session/session';
import { PersonAwaited } from './PersonAwaited';
import { RefusedFace } from './RefusedFace';
import { ToLogin } from './ToLogin';
import { Waiting } from './Waiting';

/** Everyone, signed-in users, or managers of the centre. */
export const audiences = ['open', 'users', 'managers'] as const;
export type Audience = (typeof audiences)[number];

interface GuardProps {
  audience: Audience;
  /** The layout around the refusal or the login prompt. */
  Frame: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

/**
 * Hides screens that the user may not see. This is for convenience only: the server enforces the
 * permissions.
 */
export function Guard({ audience, Frame, children }: GuardProps) {
  const { isSignedIn, person } = useSessionState();
  const [wasIn, setWasIn] = useState(false);
  if (isSignedIn && !wasIn) setWasIn(true);
  if (audience === 'open') return children;
  // After a sign-out here, the next user must not be led back to this page.
  if (isSignedIn === false) return <ToLogin comesBack={!wasIn} />;
  if (isSignedIn && person && (audience === 'users' || mayManage(person.role))) return children;
  return <Frame>{faceFor(isSignedIn, person !== null)}</Frame>;
}

function faceFor(isSignedIn: boolean | null, isKnown: boolean) {
  if (!isSignedIn) return <Waiting />;
  return isKnown ? <RefusedFace /> : <PersonAwaited />;
}
