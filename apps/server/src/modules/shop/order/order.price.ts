import { refuse } from '../../../calls/refusal';
import { lowerOf } from '../price/price.today';

/** Providers take whole hundredths: what is shown, cut after two decimals, is what is taken. */
export const payable = (thousandths: number) => Math.floor(thousandths / 10) * 10;

/** What costs nothing is not sold: it is free, or its price is a slip. */
export const requirePrice = (price: number) => (price > 0 ? price : refuse('order.free'));

interface Prices {
  price: number;
  /** What stands struck through on its card. */
  originalPrice: number;
  vipPrice: number;
  /** Today's price, where it may be another for a while. */
  limited: { price: number } | null;
  isMember: boolean;
}

/** What it costs one person now, and what its card says that it cost before: one story to the end. */
export function priceFor({ price, originalPrice, vipPrice, limited, isMember }: Prices) {
  const today = lowerOf(price, limited);
  const theirs = isMember ? Math.min(today, vipPrice) : today;
  const before = Math.max(originalPrice, price, theirs);
  return { price: payable(theirs), fullPrice: payable(before) };
}
