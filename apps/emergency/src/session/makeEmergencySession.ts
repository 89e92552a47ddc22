import { storedJson } from '@cheese/auth/storedJson';
import { onPersonChange } from '@cheese/auth/onPersonChange';
import { otherTabs } from '@cheese/auth/otherTabs';
import { makeSession } from '@cheese/auth/session';
import type { TokenStore } from '@cheese/auth/tokenCookie';
import { emergencyLocalKeys, emergencySessionKeys } from '@cheese/domain/codes/base/storageKeys';
import type { EmergencyUser } from '@cheese/domain/contract/emergency/user';
import { emergencyApi } from '@cheese/emergency-api/emergencyApi';
import { userApi } from '@cheese/emergency-api/user';
import type { EmergencySession } from './session';
import type { Store } from '../store';

/** This site's session: its keys, its storage and its calls. */
export function makeEmergencySession({ dispatch }: Store, tokens: TokenStore): EmergencySession {
  const { checkToken, getUserInfo } = userApi.endpoints;
  const anew = { forceRefetch: true, subscribe: false };
  const session = makeSession<EmergencyUser>({
    tokens,
    kept: storedJson<EmergencyUser>(localStorage, emergencyLocalKeys.userInfo, ({ id }) => id > 0),
    perTab: sessionStorage,
    backPathKey: emergencySessionKeys.backPath,
    tabs: otherTabs(channel()),
    isValid: (token) => dispatch(checkToken.initiate({ token })).unwrap(),
    readPerson: () => dispatch(getUserInfo.initiate(undefined, anew)).unwrap(),
    // The user's role may have changed since, and it decides what they may see.
    keptWillDo: () => false,
    forget,
  });
  onPersonChange(session, tokens.get, () => void dispatch(emergencyApi.util.resetApiState()));
  return session;
}

const channel = () =>
  'BroadcastChannel' in window ? new BroadcastChannel('emergency-session') : null;

/** Only this site's keys, because the main site may share the domain and stay signed in. */
function forget() {
  for (const key of Object.values(emergencyLocalKeys)) localStorage.removeItem(key);
  for (const key of Object.values(emergencySessionKeys)) sessionStorage.removeItem(key);
}
