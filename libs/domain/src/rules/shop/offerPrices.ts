import { chargeKindCodes, type ChargeKind } from '../../codes/shop/products';

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
  if (charge === chargeKindCodes.free) return price === 0 && originalPrice === 0 && vipPrice === 0;
  if (price <= 0 || originalPrice < price || vipPrice > price) return false;
  return charge === chargeKindCodes.freeForMembers ? vipPrice === 0 : vipPrice > 0;
}
