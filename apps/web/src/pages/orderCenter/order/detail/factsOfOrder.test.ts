import { anOrder } from '../../../../testing/anOrder';
import { factsOfOrder } from './factsOfOrder';

const at = (minute: number) => Date.UTC(2026, 10, 22, 2, minute);
const labels = (said: Parameters<typeof anOrder>[0]) =>
  factsOfOrder(anOrder(said)).map(([label]) => label);

it('of one that waits: until when', () => {
  expect(factsOfOrder(anOrder())).toEqual([
    ['下单时间', '2026-11-22 10:00'],
    ['支付截止', '2026-11-22 10:30'],
  ]);
  expect(labels({ state: 'expired' })).toContain('支付截止');
});

it('of one that was paid and refunded: how and when', () => {
  const said = { state: 'refunded', payway: 3, paidAt: at(5), refundedAt: at(9) } as const;
  expect(factsOfOrder(anOrder(said))).toEqual([
    ['下单时间', '2026-11-22 10:00'],
    ['支付方式', '支付宝支付'],
    ['支付时间', '2026-11-22 10:05'],
    ['退款时间', '2026-11-22 10:09'],
  ]);
});

it('of one that was cancelled: why, and no way of paying that was only tried', () => {
  const said = { state: 'cancelled', payway: 2, cancelledAt: at(3), cancelReason: 5 } as const;
  expect(labels(said)).toEqual(['下单时间', '取消时间', '取消原因']);
  expect(factsOfOrder(anOrder({ ...said, cancelNote: '买重了' })).at(-1)).toEqual([
    '补充说明',
    '买重了',
  ]);
});
