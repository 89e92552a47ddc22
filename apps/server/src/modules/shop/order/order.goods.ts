import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { type Holdings, type OnSale, opened } from '../entitlement/entitlement.rules';
import { findCard, selectGoods } from './order.goods.store';
import type { OrderKind } from './order.kinds';
import { payable, priceFor, requirePrice } from './order.price';
import type { ItemRow } from './order.tables';

export interface Goods {
  kind: OrderKind;
  /** The same for the same things, in whatever order they were named. */
  wanted: string;
  items: Omit<ItemRow, 'orderId' | 'place'>[];
}

interface Buyer {
  held: Holdings;
  now: Date;
}

export const noExtras = {
  commodityId: null,
  productId: null,
  tier: null,
  days: null,
  amount: null,
  gift: null,
};
const nothing = new Map<number, Date | null>();
const FIRST = 0;

/** Things on sale; what is free for the buyer, or theirs for good, is not sold to them. */
export async function commodityGoods(
  db: Db,
  specificationIds: readonly number[],
  { held, now }: Buyer,
): Promise<Goods> {
  const ids = [...specificationIds].sort((a, b) => a - b);
  if (new Set(ids).size < ids.length) refuse('order.twice');
  const rows = await selectGoods(db, ids, now);
  if (rows.length < ids.length) refuse('order.notOnSale');
  const isMember = held.memberUntil !== null;
  const items = rows.map(({ specification, commodity, limited, whole, wholeLimited }) => {
    refuseOpen({ ...commodity, limited }, held);
    // A part comes with its whole.
    if (whole) refuseOpen({ ...whole, limited: wholeLimited }, held);
    const today = specification.place === FIRST ? limited : null;
    const { id: sourceId, name: specificationName, validDays: days } = specification;
    const { id: commodityId, productId, type, title, cover } = commodity;
    const prices = priceFor({ ...specification, limited: today, isMember });
    requirePrice(prices.price);
    const it = {
      ...noExtras,
      type,
      sourceId,
      commodityId,
      productId,
      title,
      specificationName,
      cover,
      days,
    };
    return { ...it, ...prices };
  });
  const bought = new Set(items.map((item) => item.commodityId));
  if (bought.size < items.length) refuse('order.twice');
  if (rows.some(({ whole }) => whole && bought.has(whole.id))) refuse('order.twice');
  return { kind: 'commodity', wanted: `commodity ${ids.join(' ')}`, items };
}

/** Refuses goods that the buyer owns permanently or gets for free. */
function refuseOpen(thing: OnSale & { withdrawnAt?: Date | null }, held: Holdings) {
  if (held.commodities.get(thing.id) === null) refuse('order.owned');
  if (thing.withdrawnAt) return;
  // Free goods are refused even to a buyer who has paid for days of them.
  if (opened(thing, { ...held, commodities: nothing })) refuse('order.free');
}

export async function membershipGoods(db: Db, cardId: number, now: Date): Promise<Goods> {
  const card = (await findCard(db, cardId, now)) ?? refuse('order.notOnSale');
  const { name: title, tier, days } = card;
  const price = requirePrice(payable(card.currentPrice));
  const fullPrice = Math.max(price, payable(card.originalPrice));
  const of = {
    type: commodityTypeCodes.membershipCard,
    sourceId: cardId,
    title,
    specificationName: '',
    cover: '',
  };
  const item = { ...noExtras, ...of, tier, days, price, fullPrice } as const;
  return { kind: 'membership', wanted: `membership ${cardId}`, items: [item] };
}
