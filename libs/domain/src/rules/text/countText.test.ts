import fc from 'fast-check';
import { countText } from './countText';

describe('countText', () => {
  it.each([
    [0, '0'],
    [99, '99'],
    [9999, '9999'],
    [10_000, '1万'],
    [12_000, '1.2万'],
    [12_999, '1.2万'],
    [19_999, '1.9万'],
    [1_234_567, '123.4万'],
    [99_999_999, '9999.9万'],
    [100_000_000, '1亿'],
    [123_456_789, '1.2亿'],
  ])('writes %d as %s', (count, text) => {
    expect(countText(count)).toBe(text);
  });

  it.each([-5, Number.NaN, Number.POSITIVE_INFINITY])('takes %d for none', (count) => {
    expect(countText(count)).toBe('0');
  });

  it('never promises more than there is, and never loses a tenth of the unit', () => {
    const size = { 万: 1e4, 亿: 1e8 };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (count) => {
        const [, figures, unit] = /^([\d.]+)([万亿]?)$/.exec(countText(count)) ?? [];
        const step = unit ? size[unit as keyof typeof size] : 1;
        const shown = Math.round(Number(figures) * step);
        expect(shown).toBeLessThanOrEqual(count);
        expect(count - shown).toBeLessThan(step === 1 ? 1 : step / 10);
      }),
    );
  });
});
