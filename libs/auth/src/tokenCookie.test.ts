import { tokenCookie } from './tokenCookie';

const jarThatRemembersWrites = () => {
  const writes: string[] = [];
  const jar = {
    get cookie() {
      return '';
    },
    set cookie(text: string) {
      writes.push(text);
    },
  };
  return { jar, writes };
};

describe('tokenCookie', () => {
  it('gives back what was set, and nothing once it is cleared', () => {
    const tokens = tokenCookie('cheese-token', document, 'localhost');
    expect(tokens.get()).toBeNull();
    tokens.set('a=b; c');
    expect(tokens.get()).toBe('a=b; c');
    tokens.clear();
    expect(tokens.get()).toBeNull();
  });

  it('takes what cannot be read for nothing', () => {
    const tokens = tokenCookie('cheese-token', { cookie: 'cheese-token=%E0%A4%A' }, 'localhost');
    expect(tokens.get()).toBeNull();
  });

  it('keeps two sites apart', () => {
    const main = tokenCookie('cheese-token', document, 'localhost');
    const emergency = tokenCookie('smreds-token', document, 'localhost');
    main.set('main');
    expect(emergency.get()).toBeNull();
    emergency.set('emergency');
    expect(main.get()).toBe('main');
    main.clear();
    expect(emergency.get()).toBe('emergency');
  });

  it('lasts 86 340 seconds, strictly for the same site', () => {
    const { jar, writes } = jarThatRemembersWrites();
    tokenCookie('t', jar, 'learn.example').set('x');
    expect(writes).toEqual(['t=x; Max-Age=86340; Path=/; SameSite=Strict; Secure']);
  });

  it('goes over plain http on localhost only', () => {
    const { jar, writes } = jarThatRemembersWrites();
    tokenCookie('t', jar, 'emergency.localhost').set('x');
    tokenCookie('t', jar, 'localhost.evil.example').set('x');
    expect(writes.map((text) => text.includes('Secure'))).toEqual([false, true]);
  });
});
