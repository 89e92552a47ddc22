import { WITHDRAWAL_MS, withdrawableUntil } from './withdrawal';

const handedIn = { submittedAt: 1_000_000, submittedBy: 'person', endsAt: 2_000_000 };

it('takes back for a moment', () => {
  expect(withdrawableUntil(handedIn)).toBe(1_000_000 + WITHDRAWAL_MS);
  expect(withdrawableUntil({ ...handedIn, endsAt: null })).toBe(1_000_000 + WITHDRAWAL_MS);
});

it('takes back nothing beyond the end', () => {
  expect(withdrawableUntil({ ...handedIn, endsAt: 1_001_000 })).toBe(1_001_000);
  expect(withdrawableUntil({ ...handedIn, endsAt: 1_000_000 })).toBeNull();
  expect(withdrawableUntil({ ...handedIn, endsAt: 900_000 })).toBeNull();
});

it.each(['time', 'teacher', null])('takes back nothing that %s ended', (submittedBy) => {
  expect(withdrawableUntil({ ...handedIn, submittedBy })).toBeNull();
});
