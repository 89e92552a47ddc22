import type { Priced } from '@cheese/domain/contract/shop/priceManage';
import { blankLimit, limitFaults, priceFaults, priceValues, toChange, toLimit } from './priceForm';

const now = Date.parse('2026-11-20T10:00:00+08:00');
const thing: Priced = {
  id: 3,
  kind: 'specification',
  title: '心电图',
  name: '永久有效',
  type: 1,
  price: 10_000,
  originalPrice: 12_000,
  vipPrice: 8_000,
  next: null,
  limited: null,
  isForMembers: false,
  mayBeLimited: true,
};
const card: Priced = { ...thing, kind: 'card', vipPrice: null };
const filled = { ...priceValues(thing), price: '11' };

it('begins with what holds, and asks for what was written', () => {
  expect(filled).toMatchObject({ originalPrice: '12.00', vipPrice: '8.00', when: 'now' });
  expect(toChange(filled, thing)).toEqual({
    kind: 'specification',
    id: 3,
    price: 11_000,
    originalPrice: 12_000,
    vipPrice: 8_000,
    shown: { price: 10_000, originalPrice: 12_000, vipPrice: 8_000 },
  });
  const later = { ...filled, when: 'later', from: '2026-12-01T08:30' };
  expect(priceFaults(later, card, now)).toEqual({});
  expect(toChange(later, card)).toEqual({
    kind: 'card',
    id: 3,
    price: 11_000,
    originalPrice: 12_000,
    shown: { price: 10_000, originalPrice: 12_000, vipPrice: null },
    from: Date.parse('2026-12-01T08:30:00+08:00'),
  });
});

it.each([
  [{ price: '0' }, { price: '请填写 0.01 至 100000 的数字，最多两位小数' }],
  [{ originalPrice: '10.99' }, { originalPrice: '原价不能低于售价' }],
  [{ vipPrice: '-1' }, { vipPrice: '请填写数字，最多两位小数；仅会员免费的商品可填 0' }],
  [{ vipPrice: '0.00' }, {}],
  [{ vipPrice: '11.01' }, { vipPrice: '会员价不能高于售价' }],
  [{ when: 'later' }, { from: '请选择晚于现在的时间' }],
  [{ when: 'later', from: '2026-11-20T09:00' }, { from: '请选择晚于现在的时间' }],
])('says what is wrong with %j', (said, faults) => {
  expect(priceFaults({ ...filled, ...said }, thing, now)).toEqual(faults);
});

it('what begins at once needs no beginning, and may be free', () => {
  const limit = { ...blankLimit, price: '0', until: '2026-11-21T10:00' };
  expect(limitFaults(limit, thing, now)).toEqual({});
  expect(toLimit(limit, thing)).toEqual({
    id: 3,
    price: 0,
    until: Date.parse('2026-11-21T10:00:00+08:00'),
  });
});

it.each([
  [{ price: '10' }, { price: '请填写低于当前售价的数字，最多两位小数' }],
  [{ until: '2026-11-20T09:00' }, { until: '结束时间应晚于开始时间和现在' }],
  [{ from: '2026-11-19T00:00' }, { from: '请选择晚于现在的时间' }],
  [{ from: '2026-11-22T00:00' }, { until: '结束时间应晚于开始时间和现在' }],
])('says what is wrong with a limited-time price of %j', (said, faults) => {
  const limit = { price: '5', from: '', until: '2026-11-21T10:00', ...said };
  expect(limitFaults(limit, thing, now)).toEqual(faults);
});
