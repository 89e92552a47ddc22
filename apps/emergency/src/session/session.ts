import { sessionContext } from '@cheese/auth/sessionContext';
import type { Session } from '@cheese/auth/session';
import type { EmergencyUser } from '@cheese/domain/contract/emergency/user';

export type EmergencySession = Session<EmergencyUser>;

export const { SessionContext, useSession, useSessionState } = sessionContext<EmergencyUser>();
