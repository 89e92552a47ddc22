import { commodityTypeCodes, type CommodityType } from '@cheese/domain/codes/shop/products';
import type { OrderDetail } from '@cheese/domain/contract/shop/order';
import { idParam } from '@cheese/ui/address/urlParams';
import { paths } from '../../paths';

export interface PayAddress {
  orderId: number | undefined;
  /** Id of the course, specimen or other product whose page the user came from. */
  productId: number | undefined;
}

export const readPayAddress = (search: URLSearchParams): PayAddress => ({
  orderId: idParam(search, 'orderId'),
  productId: idParam(search, 'id'),
});

/** The same address with another order id; the other parameters stay. */
export function withOrder(search: URLSearchParams, orderId: number): string {
  const said = new URLSearchParams(search);
  said.set('orderId', String(orderId));
  return `?${said}`;
}

const lists: Record<CommodityType, () => string> = {
  1: () => paths.productList({ productType: commodityTypeCodes.course }),
  2: () => paths.productList({ productType: commodityTypeCodes.specimen }),
  4: () => paths.productList({ productType: commodityTypeCodes.bank }),
  8: () => paths.simulation.list(),
  16: paths.anatomy,
  64: paths.home,
  256: () => paths.simulation.list(),
};

/** Link to the purchased product: its own page, or a list that contains it. */
export function wayToUse({ kind, items }: OrderDetail, productId?: number): string | null {
  const type = items[0]?.type;
  if (kind === 'recharge' || type === undefined || type === null) return null;
  if (kind === 'membership') return paths.home();
  const [first, ...others] = items;
  const only = others.length === 0 ? first?.productId : null;
  const its = productId ?? only ?? undefined;
  return its === undefined ? lists[type]() : paths.commodity({ type, productId: its });
}
