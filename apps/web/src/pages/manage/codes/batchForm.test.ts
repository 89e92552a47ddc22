import { batchFaults, blankBatch, toWanted } from './batchForm';

const today = '2026-11-20';
const filled = { ...blankBatch(today), name: ' 开学礼 ', amount: '12.5', count: '100' };

it('asks for what its kind needs, and for nothing else', () => {
  expect(batchFaults(filled, today)).toEqual({});
  expect(toWanted(filled)).toEqual({
    name: '开学礼',
    kind: 1,
    amount: 12_500,
    count: 100,
    perPerson: 1,
    startsAt: Date.parse('2026-11-20T00:00:00+08:00'),
  });
  expect(toWanted({ ...filled, kind: '4', couponId: '7' })).toMatchObject({ kind: 4, couponId: 7 });
  const member = { ...filled, kind: '2', days: '30', endsAt: '2026-11-20' };
  expect(toWanted(member)).toEqual({
    name: '开学礼',
    kind: 2,
    tier: 'vip1',
    days: 30,
    count: 100,
    perPerson: 1,
    startsAt: Date.parse('2026-11-20T00:00:00+08:00'),
    endsAt: Date.parse('2026-11-21T00:00:00+08:00'),
  });
});

it.each([
  [{ name: ' ' }, { name: '请填写批次名称' }],
  [{ amount: '0' }, { amount: '请填写 0.01 至 10000 的数字，最多两位小数' }],
  [{ kind: '2' }, { days: '请填写 1 至 3660 的整数' }],
  [{ kind: '3' }, { commodityId: '请选择商品' }],
  [{ kind: '4' }, { couponId: '请选择优惠券' }],
  [{ count: '5001' }, { count: '请填写 1 至 5000 的整数' }],
  [{ perPerson: '0' }, { perPerson: '请填写 1 至 100 的整数' }],
  [{ startsAt: '' }, { startsAt: '请选择生效日期' }],
  [{ endsAt: '2026-11-19' }, { endsAt: '失效日期不能早于生效日期和今天' }],
])('says what is wrong with %j', (said, faults) => {
  expect(batchFaults({ ...filled, ...said }, today)).toEqual(faults);
});
