import { isOpen, isSpent, scanFace } from './scanFace';

const uuid = 'a-b-c';

describe('scanFace', () => {
  it.each([
    ['no code yet', { uuid: null, answer: undefined, failure: undefined }, 'loading'],
    ['a code', { uuid, answer: undefined, failure: undefined }, 'waiting'],
    ['nobody came', { uuid, answer: { status: 0, token: null }, failure: undefined }, 'waiting'],
    ['a phone saw it', { uuid, answer: { status: 2, token: null }, failure: undefined }, 'scanned'],
    ['it agreed', { uuid, answer: { status: 1, token: null }, failure: undefined }, 'confirmed'],
    [
      'it said no',
      { uuid, answer: { status: 1, token: 'cancelled' }, failure: undefined },
      'cancelled',
    ],
    ['too late', { uuid, answer: undefined, failure: { status: 408 } }, 'expired'],
    ['no network', { uuid: null, answer: undefined, failure: { status: 0 } }, 'failed'],
    [
      'too late after it was seen',
      { uuid, answer: { status: 2, token: null }, failure: { status: 408 } },
      'expired',
    ],
  ] as const)('%s', (_what, known, face) => {
    expect(scanFace(known)).toBe(face);
  });
});

it('a code is open, spent, or on its way', () => {
  expect((['waiting', 'scanned'] as const).every(isOpen)).toBe(true);
  expect((['cancelled', 'expired', 'failed'] as const).every(isSpent)).toBe(true);
  expect(isOpen('confirmed') || isSpent('confirmed') || isOpen('loading')).toBe(false);
});
