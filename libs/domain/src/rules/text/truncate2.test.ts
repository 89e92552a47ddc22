import fc from 'fast-check';
import { truncate2 } from './truncate2';

describe('truncate2', () => {
  it.each([
    [0, '0.00'],
    [1, '1.00'],
    [1.5, '1.50'],
    [2.675, '2.67'],
    [1.005, '1.00'],
    [99.999, '99.99'],
    [0.009, '0.00'],
    [-2.675, '-2.67'],
    [-1.5, '-1.50'],
  ])('writes %d as %s', (value, text) => {
    expect(truncate2(value)).toBe(text);
  });

  it.each([
    [0.29, '0.29'],
    [0.57, '0.57'],
    [4.35, '4.35'],
    [8.2, '8.20'],
    [1.1, '1.10'],
    [-4.35, '-4.35'],
    [1_234_567.89, '1234567.89'],
  ])('does not lose a hundredth of %d to the machine', (value, text) => {
    expect(truncate2(value)).toBe(text);
  });

  it.each([-0, -0.001, -0.009, 1e-7, -1e-7, Number.MIN_VALUE])('shows nothing of %d', (value) => {
    expect(truncate2(value)).toBe('0.00');
  });

  it.each([
    [1e21, '1000000000000000000000.00'],
    [-1e21, '-1000000000000000000000.00'],
    [Number.MAX_SAFE_INTEGER, '9007199254740991.00'],
  ])('writes %d out', (value, text) => {
    expect(truncate2(value)).toBe(text);
  });

  it.each([Number.NaN, Number.NEGATIVE_INFINITY])('shows no number for %d', (value) => {
    expect(truncate2(value)).toBe('--');
  });

  const value = fc.double({ min: -1e9, max: 1e9, noNaN: true });

  it('never rounds away from zero, and never changes by a hundredth', () => {
    fc.assert(
      fc.property(value, (number) => {
        const shown = Math.abs(Number(truncate2(number)));
        expect(shown).toBeLessThanOrEqual(Math.abs(number));
        expect(Math.abs(number) - shown).toBeLessThan(0.01 + 1e-6);
      }),
    );
  });

  it('keeps whatever has two decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (hundredths) => {
        const text = `${Math.floor(hundredths / 100)}.${`${hundredths % 100}`.padStart(2, '0')}`;
        expect(truncate2(Number(text))).toBe(text);
      }),
    );
  });
});
