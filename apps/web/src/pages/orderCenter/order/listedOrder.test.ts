import type { MemberOrder } from '@cheese/domain/contract/shop/membership';
import { anOrder } from '../../../testing/anOrder';
import { canBuyAgain, payHref, toListed } from './listedOrder';

const ofMember: MemberOrder = {
  id: 5,
  orderNo: 'M5',
  total: 238_000,
  state: 'paid',
  payway: 2,
  createdAt: 1,
  expiresAt: 2,
  leftMs: 0,
  paidAt: 1,
  cardId: 3,
  name: '年度会员',
  tier: 'vip3',
  expiration: 9,
  cancelReason: null,
};

it('a membership order has its card as the one item', () => {
  const listed = toListed(ofMember);
  expect(listed).toMatchObject({ id: 5, kind: 'membership', saved: 0 });
  expect(listed.items).toMatchObject([{ type: 64, title: '年度会员', specificationId: 3 }]);
  expect(payHref(listed)).toBe('/pay/card?orderId=5');
});

it.each([
  ['commodity', '/pay/library?orderId=77'],
  ['recharge', '/orderCenter/cheers?orderId=77'],
] as const)('an order of kind %s is paid at %s', (kind, href) => {
  expect(payHref(anOrder({ kind }))).toBe(href);
});

it('an order without items is paid on the page of every order', () => {
  expect(payHref(anOrder({ items: [] }))).toBe('/pay?orderId=77');
});

it.each([
  ['unpaid', null, false],
  ['paid', null, false],
  ['refunded', null, false],
  ['cancelled', 3, true],
  ['cancelled', 6, false],
  ['cancelled', 7, false],
  ['expired', null, true],
] as const)('an order that is %s by %p can be bought again: %s', (state, cancelReason, can) => {
  expect(canBuyAgain({ state, cancelReason })).toBe(can);
});
