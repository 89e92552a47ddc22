import { licenceReference } from './licenceReference';
import { type LicenceMoments, licenceState } from './licenceState';

const now = new Date('2026-11-20T10:00:00+08:00');
const [before, after] = [new Date('2026-11-01'), new Date('2027-06-30')];
const offer: LicenceMoments = {
  startsAt: before,
  endsAt: after,
  withdrawnAt: null,
  declinedAt: null,
  orderedAt: null,
  confirmedAt: null,
};

it.each([
  ['offered', {}],
  ['ordered', { orderedAt: before }],
  ['active', { orderedAt: before, confirmedAt: before }],
  ['upcoming', { orderedAt: before, confirmedAt: before, startsAt: after }],
  ['ended', { orderedAt: before, confirmedAt: before, endsAt: now }],
  ['lapsed', { endsAt: now }],
  ['lapsed', { orderedAt: before, endsAt: now }],
  ['declined', { declinedAt: before, endsAt: now }],
  ['withdrawn', { orderedAt: before, withdrawnAt: before }],
] as const)('is %s by its moments', (state, moments) => {
  expect(licenceState({ ...offer, ...moments }, now)).toBe(state);
});

it('a reference names the day of the offer and its number', () => {
  const offeredAt = new Date('2026-11-20T00:30:00+08:00').getTime();
  expect(licenceReference({ id: 7, offeredAt })).toBe('SQ202611200007');
});
