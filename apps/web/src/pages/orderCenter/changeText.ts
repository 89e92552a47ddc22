import { priceText } from '@cheese/domain/rules/shop/priceText';

/** With a sign, so that income and expense differ without colour. */
export const changeText = (amount: number): string =>
  amount > 0 ? `+${priceText(amount)}` : priceText(amount);
