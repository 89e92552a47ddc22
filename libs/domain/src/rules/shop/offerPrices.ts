import { chargeKindCodes, type ChargeKind } from '../../codes/shop/products';

interface Prices {
  price: number;
  originalPrice: number;
  vipPrice: number;
}

/** Whether these prices go together: what is free costs nothing, and nobody pays more than it says. */
export function arePricesFit(charge: ChargeKind, { price, originalPrice, vipPrice }: Prices) {
  if (charge === chargeKindCodes.free) return price === 0 && originalPrice === 0 && vipPrice === 0;
  if (price <= 0 || originalPrice < price || vipPrice > price) return false;
  return charge === chargeKindCodes.freeForMembers ? vipPrice === 0 : vipPrice > 0;
}
