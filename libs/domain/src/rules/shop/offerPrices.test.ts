import { arePricesFit } from './offerPrices';

it.each([
  [1, 0, 0, 0, true],
  [1, 10, 10, 0, false],
  [2, 10, 10, 10, true],
  [2, 10, 20, 5, true],
  [2, 10, 9, 5, false],
  [2, 10, 10, 11, false],
  [2, 10, 10, 0, false],
  [2, 0, 0, 0, false],
  [3, 10, 10, 0, true],
  [3, 10, 10, 5, false],
] as const)(
  'charge %p at %p, once %p, %p for members: %p',
  (charge, price, originalPrice, vipPrice, isFit) =>
    expect(arePricesFit(charge, { price, originalPrice, vipPrice })).toBe(isFit),
);
