import { memberState } from './memberState';

const now = Date.UTC(2025, 5, 1, 12);
const day = 86_400_000;
const none = { isMember: false, expiration: null };

describe('memberState', () => {
  it('is a member whose membership is still to end', () => {
    const halos = [{ code: 1, expiration: now + day }];
    expect(memberState(halos, now)).toEqual({ isMember: true, expiration: now + day });
  });

  it('takes the membership that ends last', () => {
    const halos = [now + day, now + 3 * day, now - day, now + 2 * day].map((expiration) => ({
      code: 1,
      expiration,
    }));
    expect(memberState(halos, now)).toEqual({ isMember: true, expiration: now + 3 * day });
  });

  it.each([now, now - 1, now - day])('is none whose membership ended at %d', (expiration) => {
    expect(memberState([{ code: 1, expiration }], now)).toEqual(none);
  });

  it('is none by another halo', () => {
    expect(memberState([{ code: 2, expiration: now + day }], now)).toEqual(none);
  });

  it('is none without any', () => {
    expect(memberState([], now)).toEqual(none);
  });
});
