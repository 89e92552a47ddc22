import { invoiceObstacle, invoiceState } from './invoiceState';

const asked = { issuedAt: null, rejectedAt: null, withdrawnAt: null, refundedAt: null };

it.each([
  [{}, 'waiting'],
  [{ issuedAt: 1 }, 'issued'],
  [{ rejectedAt: 1 }, 'rejected'],
  [{ withdrawnAt: 1 }, 'withdrawn'],
  [{ refundedAt: 2 }, 'voided'],
  [{ issuedAt: 1, refundedAt: 2 }, 'reversed'],
  [{ rejectedAt: 1, refundedAt: 2 }, 'rejected'],
  [{ withdrawnAt: 1, refundedAt: 2 }, 'withdrawn'],
] as const)('%j is %s', (moments, state) => {
  expect(invoiceState({ ...asked, ...moments })).toBe(state);
});

it.each([
  [{ paidAt: null, payway: null }, 'unpaid'],
  [{ payway: 1 }, 'balance'],
  [{ payway: 2 }, null],
  [{ payway: 3 }, null],
  [{ payway: 2, refundedAt: 2 }, 'refunded'],
] as const)('an order that says %j has the obstacle %s', (said, obstacle) => {
  expect(invoiceObstacle({ paidAt: 1, refundedAt: null, ...said })).toBe(obstacle);
});
