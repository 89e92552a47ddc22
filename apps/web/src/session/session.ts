import type { CompleteUserInfo, UserInfo } from '@cheese/domain/contract/people/user';
import type { Session } from '@cheese/auth/session';
import { sessionContext } from '@cheese/auth/sessionContext';

/** The signed-in user: `info` for the header, `all` for everything else. */
export interface SignedInPerson {
  info: UserInfo;
  all: CompleteUserInfo;
}

export type MainSession = Session<SignedInPerson>;

export const { SessionContext, useSession, useSessionState } = sessionContext<SignedInPerson>();
