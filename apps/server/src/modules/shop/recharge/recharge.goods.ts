import { priceText } from '@cheese/domain/rules/shop/priceText';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { type Goods, noExtras } from '../order/order.goods';
import { payable, requirePrice } from '../order/order.price';
import { findOffer } from './recharge.store';
import { rechargeTexts } from './recharge.texts';

export async function rechargeGoods(db: Db, offerId: number, now: Date): Promise<Goods> {
  const { amount, gift, ...offer } =
    (await findOffer(db, offerId, now)) ?? refuse('order.notOnSale');
  const price = requirePrice(payable(offer.price));
  const title = rechargeTexts.title(priceText(amount));
  const named = { type: null, sourceId: offerId, title, specificationName: '', cover: '' };
  const item = { ...noExtras, ...named, amount, gift, price, fullPrice: price };
  return { kind: 'recharge', wanted: `recharge ${offerId}`, items: [item] };
}
