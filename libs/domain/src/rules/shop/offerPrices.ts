import type { ChargeKind } from '../../codes/shop/products';

const [FREE, FREE_FOR_MEMBERS] = [1, 3] as const;

interface Prices {
  price: number;
  originalPrice: number;
  vipPrice: number;
}

/** Whether these prices go together: what is free costs nothing, and nobody pays more than it says. */
export function arePricesFit(charge: ChargeKind, { price, originalPrice, vipPrice }: Prices) {
  if (charge === FREE) return price === 0 && originalPrice === 0 && vipPrice === 0;
  if (price <= 0 || originalPrice < price || vipPrice > price) return false;
  return charge === FREE_FOR_MEMBERS ? vipPrice === 0 : vipPrice > 0;
}
