import { mainApi } from '@cheese/api-client/mainApi';
import { userApi } from '@cheese/api-client/people/user';
import { storedJson } from '@cheese/auth/storedJson';
import { otherTabs } from '@cheese/auth/otherTabs';
import { onPersonChange } from '@cheese/auth/onPersonChange';
import { makeSession } from '@cheese/auth/session';
import type { TokenStore } from '@cheese/auth/tokenCookie';
import { needsUserInfo } from '@cheese/domain/rules/site/pageChecks';
import { localKeys, sessionKeys } from '@cheese/domain/codes/base/storageKeys';
import type { MainSession, SignedInPerson } from './session';
import type { Store } from '../store';

export function makeMainSession(store: Store, tokens: TokenStore): MainSession {
  const { checkToken } = userApi.endpoints;
  const session = makeSession<SignedInPerson>({
    tokens,
    kept: keptPerson(),
    perTab: sessionStorage,
    backPathKey: sessionKeys.backPath,
    tabs: otherTabs('BroadcastChannel' in window ? new BroadcastChannel('cheese-session') : null),
    isValid: (token) => store.dispatch(checkToken.initiate({ token })).unwrap(),
    readPerson: () => readPerson(store),
    keptWillDo: () => !needsUserInfo(location.pathname),
    forget: () => localStorage.clear(),
  });
  onPersonChange(session, tokens.get, () => void store.dispatch(mainApi.util.resetApiState()));
  leaveNothingTo(session);
  return session;
}

/**
 * Search history and major belong to the user. After an expired session they are kept for the same
 * user, but cleared for the next one.
 */
function leaveNothingTo({ get, subscribe }: MainSession) {
  const owner = storedJson<number>(localStorage, localKeys.owner);
  subscribe(() => {
    const { isSignedIn, person } = get();
    const before = owner.get();
    if (!isSignedIn || !person || before === person.all.user.id) return;
    owner.set(person.all.user.id);
    if (before === null) return;
    localStorage.removeItem(localKeys.historyList);
    localStorage.removeItem(localKeys.majorIds);
  });
}

function keptPerson() {
  const info = storedJson<SignedInPerson['info']>(
    localStorage,
    localKeys.userInfo,
    ({ nickname }) => typeof nickname === 'string',
  );
  const all = storedJson<SignedInPerson['all']>(
    localStorage,
    localKeys.userInfoAll,
    ({ user }) => user.id > 0,
  );
  return {
    get: () => {
      const [first, second] = [info.get(), all.get()];
      return first && second ? { info: first, all: second } : null;
    },
    set: (person: SignedInPerson) => {
      info.set(person.info);
      all.set(person.all);
    },
    clear: () => {
      info.clear();
      all.clear();
    },
  };
}

async function readPerson({ dispatch }: Store): Promise<SignedInPerson> {
  const { getUserInfor, getUserAllInfor } = userApi.endpoints;
  const anew = { forceRefetch: true, subscribe: false };
  const [info, all] = await Promise.all([
    dispatch(getUserInfor.initiate(undefined, anew)).unwrap(),
    dispatch(getUserAllInfor.initiate(undefined, anew)).unwrap(),
  ]);
  return { info, all };
}
