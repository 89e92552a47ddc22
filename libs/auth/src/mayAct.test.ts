import { aSite } from './testing/aSite';

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
