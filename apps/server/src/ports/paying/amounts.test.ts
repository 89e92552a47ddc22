import fc from 'fast-check';
import { fromFen, fromYuan, toFen, toYuan } from './amounts';

const amounts = fc.integer({ min: 1, max: 99_999_999_999 }).map((fen) => fen * 10);

it('an amount comes back as it went, in fen and in words', () =>
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(fromFen(toFen(amount))).toBe(amount);
      expect(fromYuan(toYuan(amount))).toBe(amount);
    }),
  ));

it.each([
  [290, '0.29'],
  [10, '0.01'],
  [1_000, '1.00'],
  [1_130, '1.13'],
  [88_880, '88.88'],
])('%d thousandths are %s yuan', (amount, text) => {
  expect(toYuan(amount)).toBe(text);
  expect(fromYuan(text)).toBe(amount);
});

it.each([['7'], ['0.5']])('%s is an amount, too', (text) =>
  expect(fromYuan(text)).toBe(Number(text) * 1000),
);

it.each(['', '-1.00', '0.00', '1.005', '1e3', ' 1.00', '1,00', '0x10', 'NaN', '1.', '.5', null])(
  '%j is none',
  (text) => expect(fromYuan(text)).toBeNull(),
);

it.each([0, -1, 1.5, NaN, Infinity, Number.MAX_SAFE_INTEGER, '100', null, undefined])(
  '%p fen are none',
  (fen) => expect(fromFen(fen)).toBeNull(),
);

it.each([0, -10, 5, 0.5, NaN])('nobody can pay %p thousandths', (amount) => {
  expect(() => toFen(amount)).toThrow('no amount in fen');
});
