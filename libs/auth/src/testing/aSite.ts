import { storedJson } from '../storedJson';
import { makeSession, type SessionParts } from '../session';

export interface Person {
  nickname: string;
}

export function aShelf(first: Record<string, string> = {}) {
  const items = new Map(Object.entries(first));
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

/** A site with one good token, where 王医生 is known. */
export function aSite(given: { token?: string; parts?: Partial<SessionParts<Person>> } = {}) {
  let token: string | null = given.token ?? null;
  const local = aShelf();
  const perTab = aShelf();
  const told: (string | null)[] = [];
  let hear: (left: string | null) => void = () => undefined;
  const session = makeSession<Person>({
    tokens: {
      get: () => token,
      set: (value) => void (token = value),
      clear: () => void (token = null),
    },
    kept: storedJson(local, 'userInfo'),
    perTab,
    backPathKey: 'backPath',
    tabs: { tell: (left) => void told.push(left), listen: (listener) => void (hear = listener) },
    isValid: async (asked) => asked === 'good',
    readPerson: async () => ({ nickname: '王医生' }),
    keptWillDo: () => true,
    forget: () => local.items.clear(),
    ...given.parts,
  });
  const setToken = (value: string | null) => void (token = value);
  return {
    session,
    local,
    perTab,
    told,
    token: () => token,
    setToken,
    hear: (left: string | null) => hear(left),
  };
}
