import type { CompleteUserInfo, UserInfo } from '@cheese/domain/contract/people/user';
import type { Session } from '@cheese/auth/session';
import { sessionContext } from '@cheese/auth/sessionContext';

/** Who is signed in on the main site: what the header shows, and everything else about them. */
export interface SignedInPerson {
  info: UserInfo;
  all: CompleteUserInfo;
}

export type MainSession = Session<SignedInPerson>;

export const { SessionContext, useSession, useSessionState } = sessionContext<SignedInPerson>();
