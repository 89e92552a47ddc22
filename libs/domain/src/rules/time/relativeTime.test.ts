import fc from 'fast-check';
import { relativeTime } from './relativeTime';

const now = Date.UTC(2025, 5, 1, 12);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const ago = (passed: number) => relativeTime(now - passed, now);

describe('relativeTime', () => {
  it.each([
    [0, '刚刚'],
    [minute - 1, '刚刚'],
    [minute, '1分钟前'],
    [59 * minute, '59分钟前'],
    [hour - 1, '59分钟前'],
    [hour, '1小时前'],
    [day - 1, '23小时前'],
    [day, '1天前'],
    [30 * day - 1, '29天前'],
    [30 * day, '1个月前'],
    [365 * day - 1, '12个月前'],
    [365 * day, '1年前'],
    [730 * day, '2年前'],
  ])('says of %d ms ago: %s', (passed, text) => {
    expect(ago(passed)).toBe(text);
  });

  const order = ['刚刚', '分钟前', '小时前', '天前', '个月前', '年前'];
  const rank = (text: string) => {
    const unit = text.replace(/^\d+/, '');
    return order.indexOf(unit) * 1000 + Number.parseInt(text, 10) || 0;
  };
  const span = fc.integer({ min: 0, max: 200 * 365 * day });

  it('calls every time to come 刚刚', () => {
    fc.assert(fc.property(span, (ahead) => ago(-ahead) === '刚刚'));
  });

  it('never counts zero of a unit', () => {
    fc.assert(
      fc.property(span, (passed) => /^(刚刚|[1-9]\d*(分钟|小时|天|个月|年)前)$/.test(ago(passed))),
    );
  });

  it('never grows younger as time passes', () => {
    fc.assert(
      fc.property(span, span, (one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        return rank(ago(less)) <= rank(ago(more));
      }),
    );
  });

  it('depends on the distance alone', () => {
    fc.assert(
      fc.property(
        span,
        fc.integer({ min: 0, max: 4e12 }),
        (passed, at) => relativeTime(at - passed, at) === ago(passed),
      ),
    );
  });
});
