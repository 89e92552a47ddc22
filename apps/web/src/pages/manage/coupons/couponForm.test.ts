import { blankCoupon, couponFaults, toWanted } from './couponForm';

const now = Date.parse('2026-11-20T10:00:00+08:00');
const filled = {
  ...blankCoupon,
  name: ' 开学立减 ',
  amount: '5',
  startsAt: '2026-11-20T00:00',
  endsAt: '2026-12-01T00:00',
};
const moments = {
  startsAt: Date.parse('2026-11-20T00:00:00+08:00'),
  endsAt: Date.parse('2026-12-01T00:00:00+08:00'),
};

it('asks for what its kind and scope need, and for nothing else', () => {
  expect(couponFaults(filled, now)).toEqual({});
  expect(toWanted(filled)).toEqual({
    name: '开学立减',
    kind: 1,
    amount: 5_000,
    audience: 1,
    scope: 1,
    way: 2,
    perPerson: 1,
    ...moments,
  });
  const share = { ...filled, kind: '2', percent: '20', atMost: '10', atLeast: '30', inAll: '100' };
  expect(toWanted({ ...share, scope: '3', commodityId: '7' })).toEqual({
    name: '开学立减',
    kind: 2,
    percent: 20,
    atMost: 10_000,
    atLeast: 30_000,
    audience: 1,
    scope: 3,
    commodityId: 7,
    way: 2,
    perPerson: 1,
    inAll: 100,
    ...moments,
  });
});

it.each([
  [{ name: ' ' }, { name: '请填写名称' }],
  [{ amount: '0' }, { amount: '请填写 0.01 至 10000 的数字，最多两位小数' }],
  [{ kind: '2', percent: '100' }, { percent: '请填写 1 至 99 的整数' }],
  [
    { kind: '2', percent: '20', atMost: '-1' },
    { atMost: '请填写 0.01 至 10000 的数字，最多两位小数' },
  ],
  [{ atLeast: 'x' }, { atLeast: '请填写 0.01 至 10000 的数字，最多两位小数' }],
  [{ scope: '3' }, { commodityId: '请选择商品' }],
  [{ perPerson: '0' }, { perPerson: '请填写 1 至 100 的整数' }],
  [{ inAll: '1.5' }, { inAll: '请填写 1 至 1000000 的整数' }],
  [{ endsAt: '2026-11-20T09:00' }, { endsAt: '结束时间应晚于开始时间和现在' }],
  [{ endsAt: '' }, { endsAt: '结束时间应晚于开始时间和现在' }],
])('says what is wrong with %j', (said, faults) => {
  expect(couponFaults({ ...filled, ...said }, now)).toEqual(faults);
});
