import type { ChargeKind } from '../../codes/shop/products';

const [FREE, FREE_FOR_MEMBERS] = [1, 3] as const;

interface Prices {
  price: number;
  originalPrice: number;
  vipPrice: number;
}

/**
 * True if the prices are consistent: free products cost 0, and nobody pays more than the listed
 * price.
 */
export function arePricesFit(charge: ChargeKind, { price, originalPrice, vipPrice }: Prices) {
  if (charge === FREE) return price === 0 && originalPrice === 0 && vipPrice === 0;
  if (price <= 0 || originalPrice < price || vipPrice > price) return false;
  return charge === FREE_FOR_MEMBERS ? vipPrice === 0 : vipPrice > 0;
}
