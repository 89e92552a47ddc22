import { priceText } from '@cheese/domain/rules/shop/priceText';

/** A change of the balance with its sign: what came is told from what went without a colour. */
export const changeText = (amount: number): string =>
  amount > 0 ? `+${priceText(amount)}` : priceText(amount);
