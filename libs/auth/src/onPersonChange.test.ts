import { observable } from './observable';
import { onPersonChange } from './onPersonChange';
import type { LoginState } from './session';

function watched() {
  let token: string | null = null;
  let forgotten = 0;
  const session = observable<{ isSignedIn: LoginState }>({ isSignedIn: null });
  const isNow = (whose: string | null) => {
    token = whose;
    session.set({ isSignedIn: whose !== null });
    return forgotten;
  };
  onPersonChange(
    session,
    () => token,
    () => void forgotten++,
  );
  return isNow;
}

it('nothing is forgotten where it only becomes known who is there', () => {
  expect(watched()('a')).toBe(0);
  expect(watched()(null)).toBe(0);
});

it('answers go with the person: at the way in, at the way out, and from one to the next', () => {
  const isNow = watched();
  expect(isNow(null)).toBe(0);
  expect(isNow('a')).toBe(1);
  expect(isNow('a')).toBe(1);
  expect(isNow('b')).toBe(2);
  expect(isNow(null)).toBe(3);
});
