import { orderState } from './orderState';

const now = Date.UTC(2025, 5, 1, 12);
const fresh = { paidAt: null, cancelledAt: null, refundedAt: null, expiresAt: now + 1 };

it.each([
  ['unpaid', {}],
  ['unpaid', { expiresAt: null }],
  ['expired', { expiresAt: now }],
  ['paid', { paidAt: now - 5 }],
  ['paid', { paidAt: now - 5, expiresAt: now - 9 }],
  ['paid', { paidAt: now - 5, cancelledAt: now - 5 }],
  ['cancelled', { cancelledAt: now - 5 }],
  ['cancelled', { cancelledAt: now - 5, expiresAt: now - 1 }],
  ['refunded', { paidAt: now - 5, refundedAt: now - 1 }],
])('is %s with %j', (state, moments) => {
  expect(orderState({ ...fresh, ...moments }, now)).toBe(state);
});
