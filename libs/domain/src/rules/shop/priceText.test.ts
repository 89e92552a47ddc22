import fc from 'fast-check';
import { priceText } from './priceText';

describe('priceText', () => {
  it.each([
    [0, '0.00'],
    [9, '0.00'],
    [10, '0.01'],
    [1000, '1.00'],
    [2675, '2.67'],
    [1005, '1.00'],
    [4350, '4.35'],
    [19_990, '19.99'],
    [19_999, '19.99'],
    [999_999, '999.99'],
    [1_234_567_890, '1234567.89'],
  ])('writes %d thousandths as %s', (thousandths, text) => {
    expect(priceText(thousandths)).toBe(text);
  });

  it.each([
    [-0, '0.00'],
    [-1, '0.00'],
    [-9, '0.00'],
    [-10, '-0.01'],
    [-2675, '-2.67'],
    [-1999, '-1.99'],
  ])('cuts %d toward zero: %s', (thousandths, text) => {
    expect(priceText(thousandths)).toBe(text);
  });

  it.each([
    [Number.MAX_SAFE_INTEGER, '9007199254740.99'],
    [Number.MIN_SAFE_INTEGER, '-9007199254740.99'],
    [1e21, '1000000000000000000.00'],
    [2675.9, '2.67'],
  ])('stays exact for %d', (thousandths, text) => {
    expect(priceText(thousandths)).toBe(text);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('shows no price for %d', (thousandths) => {
    expect(priceText(thousandths)).toBe('--');
  });

  const amount = fc.maxSafeInteger();
  const shown = (thousandths: number) => BigInt(priceText(thousandths).replace('.', '')) * 10n;
  const size = (value: bigint) => (value < 0n ? -value : value);

  it('never shows more than there is, and never loses a hundredth', () => {
    fc.assert(
      fc.property(amount, (thousandths) => {
        const lost = size(BigInt(thousandths)) - size(shown(thousandths));
        return lost >= 0n && lost < 10n;
      }),
    );
  });

  it('shows a debt like the same credit, with a sign where anything is left of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10 }), (thousandths) => {
        expect(priceText(-thousandths)).toBe(`-${priceText(thousandths)}`);
      }),
    );
  });

  it('always has two decimals', () => {
    fc.assert(fc.property(amount, (value) => /^-?(0|[1-9]\d*)\.\d\d$/.test(priceText(value))));
  });
});
