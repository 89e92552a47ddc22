import { examPhaseOf, mayChange } from './examChanges';

const at = { startsAt: 10, endsAt: 20, publishedAt: 1, cancelledAt: null };

it.each([
  [{ ...at, publishedAt: null }, 15, 'draft'],
  [at, 9, 'toCome'],
  [at, 10, 'running'],
  [at, 20, 'over'],
  [{ ...at, cancelledAt: 5 }, 15, 'cancelled'],
] as const)('%o stands at %d as %s', (exam, now, phase) =>
  expect(examPhaseOf(exam, now)).toBe(phase),
);

it('leaves as it is what was told to those who sit it', () => {
  expect(mayChange('toCome', 'durationS')).toBe(true);
  expect(mayChange('running', 'durationS')).toBe(false);
  expect(mayChange('running', 'password')).toBe(true);
  expect(mayChange('over', 'password')).toBe(false);
  expect(mayChange('over', 'passScore')).toBe(true);
  expect(mayChange('cancelled', 'title')).toBe(false);
});
