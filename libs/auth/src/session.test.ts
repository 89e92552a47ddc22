import { keptJson } from './keptJson';
import type { Deed } from './otherTabs';
import { makeSession, type SessionParts } from './session';

interface Person {
  nickname: string;
}

function aShelf(first: Record<string, string> = {}) {
  const items = new Map(Object.entries(first));
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

/** A site with one good token, where 王医生 is known. */
function aSite(given: { token?: string; parts?: Partial<SessionParts<Person>> } = {}) {
  let token: string | null = given.token ?? null;
  const local = aShelf();
  const perTab = aShelf();
  const told: string[] = [];
  let hear: (deed: Deed) => void = () => undefined;
  const session = makeSession<Person>({
    tokens: {
      get: () => token,
      set: (value) => void (token = value),
      clear: () => void (token = null),
    },
    kept: keptJson(local, 'userInfo'),
    perTab,
    backPathKey: 'backPath',
    tabs: { tell: (deed) => void told.push(deed), listen: (listener) => void (hear = listener) },
    isValid: async (asked) => asked === 'good',
    readPerson: async () => ({ nickname: '王医生' }),
    keptWillDo: () => true,
    forget: () => local.items.clear(),
    ...given.parts,
  });
  return { session, local, perTab, told, token: () => token, hear: (deed: Deed) => hear(deed) };
}

describe('a site that opens', () => {
  it('does not know who is there until the token was asked about', async () => {
    const { session } = aSite({ token: 'good' });
    expect(session.get().isSignedIn).toBeNull();
    await session.begin();
    expect(session.get().isSignedIn).toBe(true);
  });

  it.each([['an old token', 'old'] as const, ['no token', undefined] as const])(
    'with %s has nobody, and forgets who was there, but not what a visitor searched',
    async (_what, token) => {
      const site = aSite(token ? { token } : {});
      site.local.setItem('userInfo', '{"nickname":"前人"}');
      site.local.setItem('historyList', '["心肺复苏"]');
      await site.session.begin();
      expect(site.session.get()).toEqual({ isSignedIn: false, isPrompting: false, person: null });
      expect(site.token()).toBeNull();
      expect([...site.local.items.keys()]).toEqual(['historyList']);
    },
  );

  it('goes by the token that came while it asked about the one before', async () => {
    let answer: (isGood: boolean) => void = () => undefined;
    let cookie = 'old';
    const { session } = aSite({
      parts: {
        tokens: {
          get: () => cookie,
          set: (value) => void (cookie = value),
          clear: () => void (cookie = ''),
        },
        isValid: (token) =>
          token === 'old'
            ? new Promise((done) => (answer = done))
            : Promise.resolve(token === 'good'),
      },
    });
    const begun = session.begin();
    cookie = 'good';
    answer(false);
    await begun;
    expect(cookie).toBe('good');
    expect(session.get().isSignedIn).toBe(true);
  });

  it.each([
    ['asks who it is where it knew nobody', {}, true, '王医生'],
    [
      'goes by whom it knew last where that will do',
      { userInfo: '{"nickname":"旧名"}' },
      true,
      '旧名',
    ],
    ['asks anew where it will not', { userInfo: '{"nickname":"旧名"}' }, false, '王医生'],
  ])('%s', async (_what, shelf, willDo, nickname) => {
    const kept = keptJson<Person>(aShelf(shelf as Record<string, string>), 'userInfo');
    const { session } = aSite({ token: 'good', parts: { kept, keptWillDo: () => willDo } });
    await session.begin();
    expect(session.get().person).toEqual({ nickname });
  });

  it('leaves those signed in whose name cannot be read right now', async () => {
    const readPerson = () => Promise.reject(new Error('no network'));
    const { session } = aSite({ token: 'good', parts: { readPerson } });
    await expect(session.begin()).rejects.toThrow();
    expect(session.get().isSignedIn).toBe(true);
  });

  it.each([
    ['nobody was known', {}, false],
    ['somebody was known', { userInfo: '{"nickname":"王医生"}' }, true],
  ])('decides where the question fails and %s, and keeps the token', async (_what, shelf, is) => {
    const isValid = () => Promise.reject(new Error('the server restarts'));
    const kept = keptJson<Person>(aShelf(shelf as Record<string, string>), 'userInfo');
    const { session, token } = aSite({ token: 'good', parts: { isValid, kept } });
    await expect(session.begin()).rejects.toThrow();
    expect(session.get().isSignedIn).toBe(is);
    expect(token()).toBe('good');
  });

  it('shows at once whom it knew last', () => {
    const local = aShelf({ userInfo: '{"nickname":"王医生"}' });
    const known = { kept: keptJson<Person>(local, 'userInfo') };
    expect(aSite({ token: 'good', parts: known }).session.get().person).toEqual({
      nickname: '王医生',
    });
    const torn = { kept: keptJson<Person>(aShelf({ userInfo: '{"nick' }), 'userInfo') };
    expect(aSite({ parts: torn }).session.get().person).toBeNull();
  });
});

describe('signing in', () => {
  it('keeps the token and who it is', async () => {
    const { session, token, local } = aSite();
    expect(await session.signIn('good')).toEqual({ nickname: '王医生' });
    expect(session.get()).toMatchObject({ isSignedIn: true, person: { nickname: '王医生' } });
    expect(token()).toBe('good');
    expect(local.getItem('userInfo')).toBe('{"nickname":"王医生"}');
  });

  it('leaves no token behind where it cannot be read who it is', async () => {
    const readPerson = () => Promise.reject(new Error('broken'));
    const { session, token, told } = aSite({ parts: { readPerson } });
    await expect(session.signIn('good')).rejects.toThrow('broken');
    expect(token()).toBeNull();
    expect(told).toEqual([]);
  });

  it('in another tab shows them here, too, and closes the prompt', async () => {
    const { session, hear, local } = aSite();
    await session.begin();
    session.mayAct('/pay');
    local.setItem('userInfo', '{"nickname":"李医生"}');
    hear('signedIn');
    expect(session.get()).toEqual({
      ...{ isSignedIn: true, isPrompting: false },
      person: { nickname: '李医生' },
    });
  });

  it('tells everybody who listens', async () => {
    const { session } = aSite();
    const seen: unknown[] = [];
    const stop = session.subscribe(() => seen.push(session.get().isSignedIn));
    await session.signIn('good');
    stop();
    session.logOut();
    expect(seen.at(-1)).toBe(true);
  });
});

describe('signing out', () => {
  it('by themselves: everything is forgotten, here and in the other tabs', async () => {
    const { session, token, local, told } = aSite();
    await session.signIn('good');
    session.logOut();
    expect(session.get()).toEqual({ isSignedIn: false, isPrompting: false, person: null });
    expect(token()).toBeNull();
    expect(local.items.size).toBe(0);
    expect(told).toEqual(['signedIn', 'signedOut']);
  });

  it('in another tab signs out this one, without telling it back', async () => {
    const { session, hear, told } = aSite();
    await session.signIn('good');
    hear('signedOut');
    expect(session.get().isSignedIn).toBe(false);
    expect(told).toEqual(['signedIn']);
  });

  it('by the server: one prompt, and the way back to where they were', async () => {
    const { session } = aSite();
    await session.signIn('good');
    session.lose('/course/detail?courseId=3');
    expect(session.get()).toMatchObject({ isSignedIn: false, isPrompting: true });
    expect(session.backPath.take()).toBe('/course/detail?courseId=3');
    expect(session.backPath.take()).toBeNull();
  });
});

describe('an action that needs somebody signed in', () => {
  it('goes on where somebody is', async () => {
    const { session } = aSite();
    await session.signIn('good');
    expect(session.mayAct('/pay')).toBe(true);
    expect(session.get().isPrompting).toBe(false);
  });

  it('goes on while it is not known who is there: the server decides', () => {
    const { session } = aSite({ token: 'good' });
    expect(session.mayAct('/pay')).toBe(true);
    expect(session.get().isPrompting).toBe(false);
  });

  it('opens the prompt before anything is asked where there is no token to ask about', async () => {
    const { session } = aSite();
    expect(session.mayAct('/pay')).toBe(false);
    expect(session.get()).toMatchObject({ isSignedIn: null, isPrompting: true });
    await session.begin();
    expect(session.get()).toMatchObject({ isSignedIn: false, isPrompting: true });
  });

  it('opens the prompt where nobody is', async () => {
    const { session } = aSite();
    await session.begin();
    expect(session.mayAct('/virtualSimulation/detail?id=2')).toBe(false);
    expect(session.get().isPrompting).toBe(true);
    expect(session.backPath.take()).toBe('/virtualSimulation/detail?id=2');
    session.closePrompt();
    expect(session.get().isPrompting).toBe(false);
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'never remembers a way to %s',
    async (path) => {
      const { session, perTab } = aSite();
      await session.begin();
      session.mayAct(path);
      expect(session.backPath.take()).toBeNull();
      perTab.setItem('backPath', path);
      expect(session.backPath.take()).toBeNull();
    },
  );
});
