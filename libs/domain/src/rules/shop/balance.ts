import { shopMessages } from '../../texts/shopMessages';

/** Both in thousandths. An unknown price is never paid from the balance. */
export const isBalanceEnough = (balance: number, price: number): boolean => balance >= price;

export const balanceFault = (balance: number, price: number): string | null =>
  isBalanceEnough(balance, price) ? null : shopMessages.balanceInsufficient;
