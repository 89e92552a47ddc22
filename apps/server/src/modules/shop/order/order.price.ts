import { refuse } from '../../../calls/refusal';
import { lowerOf } from '../goods/price.today';

/** Providers take whole hundredths: what is shown, cut after two decimals, is what is taken. */
export const payable = (thousandths: number) => Math.floor(thousandths / 10) * 10;

/** A price of 0 is either free or a mistake, so it cannot be ordered. */
export const requirePrice = (price: number) => (price > 0 ? price : refuse('order.free'));

interface Prices {
  price: number;
  /** The price shown struck through. */
  originalPrice: number;
  vipPrice: number;
  /** Today's price, where it may be another for a while. */
  limited: { price: number } | null;
  isMember: boolean;
}

/**
 * Today's price for this buyer and the former price shown beside it, kept consistent through the
 * order.
 */
export function priceFor({ price, originalPrice, vipPrice, limited, isMember }: Prices) {
  const today = lowerOf(price, limited);
  const theirs = isMember ? Math.min(today, vipPrice) : today;
  const before = Math.max(originalPrice, price, theirs);
  return { price: payable(theirs), fullPrice: payable(before) };
}
