import { storedJson } from './storedJson';
import { aShelf, aSite, type Person } from './testing/aSite';

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
      expect(site.session.get()).toMatchObject({
        isSignedIn: false,
        isPrompting: false,
        person: null,
      });
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
    const kept = storedJson<Person>(aShelf(shelf as Record<string, string>), 'userInfo');
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
    const kept = storedJson<Person>(aShelf(shelf as Record<string, string>), 'userInfo');
    const { session, token } = aSite({ token: 'good', parts: { isValid, kept } });
    await expect(session.begin()).rejects.toThrow();
    expect(session.get().isSignedIn).toBe(is);
    expect(token()).toBe('good');
  });

  it('takes what an older version wrote for nobody', () => {
    const local = aShelf({ userInfo: '{}' });
    const kept = storedJson<Person>(local, 'userInfo', ({ nickname }) => nickname.length > 0);
    expect(aSite({ token: 'good', parts: { kept } }).session.get().person).toBeNull();
  });

  it('shows at once whom it knew last', () => {
    const local = aShelf({ userInfo: '{"nickname":"王医生"}' });
    const known = { kept: storedJson<Person>(local, 'userInfo') };
    expect(aSite({ token: 'good', parts: known }).session.get().person).toEqual({
      nickname: '王医生',
    });
    const torn = { kept: storedJson<Person>(aShelf({ userInfo: '{"nick' }), 'userInfo') };
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
    const { session, hear, local, setToken } = aSite();
    await session.begin();
    session.mayAct('/pay');
    local.setItem('userInfo', '{"nickname":"李医生"}');
    setToken('good');
    hear(null);
    expect(session.get()).toEqual({
      isSignedIn: true,
      isPrompting: false,
      hasEnded: false,
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
    expect(session.get()).toMatchObject({ isSignedIn: false, isPrompting: false, person: null });
    expect(token()).toBeNull();
    expect(local.items.size).toBe(0);
    expect(told).toEqual([null, 'good']);
  });

  it('in another tab signs out this one, without telling it back', async () => {
    const { session, hear, told, setToken } = aSite();
    await session.signIn('good');
    setToken(null);
    hear('good');
    expect(session.get()).toMatchObject({ isSignedIn: false, person: null });
    expect(told).toEqual([null]);
  });

  it('in another tab counts here even while their token is still to be seen', async () => {
    const { session, hear } = aSite();
    await session.signIn('good');
    hear('good');
    expect(session.get().isSignedIn).toBe(false);
  });

  it('in another tab, heard of when the next one has come, clears nothing of theirs', async () => {
    const { session, hear, local, token, setToken } = aSite();
    await session.signIn('good');
    setToken('of the next');
    local.setItem('userInfo', '{"nickname":"李医生"}');
    hear('good');
    expect(session.get()).toMatchObject({ isSignedIn: true, person: { nickname: '李医生' } });
    expect(token()).toBe('of the next');
    expect(local.getItem('userInfo')).toBe('{"nickname":"李医生"}');
  });

  it('keeps nothing of an answer that comes afterwards', async () => {
    let answer: (person: Person) => void = () => undefined;
    const readPerson = () => new Promise<Person>((done) => (answer = done));
    const { session, local } = aSite({ token: 'good', parts: { readPerson } });
    const begun = session.begin();
    await Promise.resolve().then(() => undefined);
    session.logOut();
    answer({ nickname: '王医生' });
    await expect(begun).rejects.toThrow();
    expect(session.get().person).toBeNull();
    expect(local.items.size).toBe(0);
  });

  it('by the server: one prompt, and the way back to where they were', async () => {
    const { session } = aSite();
    await session.signIn('good');
    session.lose('/course/detail?courseId=3');
    expect(session.get()).toMatchObject({
      isSignedIn: false,
      isPrompting: true,
      hasEnded: true,
    });
    expect(session.backPath.take()).toBe('/course/detail?courseId=3');
    expect(session.backPath.take()).toBeNull();
  });
});
