import { certificateState } from './certificateState';

const now = Date.UTC(2025, 5, 1, 12);

it.each([
  ['valid', null, now + 1],
  ['valid', null, null],
  ['expired', null, now],
  ['revoked', now - 1, now + 1],
  ['revoked', now - 1, now - 1],
])('is %s when revoked at %p and expiring at %p', (state, revokedAt, expiresAt) => {
  expect(certificateState({ revokedAt, expiresAt }, now)).toBe(state);
});
