import { strictObject } from '@cheese/domain/contract/shapes';
import { rechargeOffer } from '@cheese/server/modules/shop/recharge/recharge.tables';
import Type from 'typebox';
import type { Seed } from '../planting/seed';
import { readYaml } from '../reading/readYaml';
import { Count } from '../reading/shapes';

/** Thousandths of the currency that is given, and of the money that is paid. */
const Offers = Type.Array(
  strictObject({
    amount: Count,
    gift: Type.Optional(Count),
    price: Count,
    recommend: Type.Optional(Type.Literal(true)),
  }),
);

const offers = readYaml('shop/recharge.yaml', Offers);

export const seedRecharge: Seed = {
  area: 'recharge',
  async plant({ db }) {
    await db.insert(rechargeOffer).values(offers.map((offer, place) => ({ ...offer, place })));
  },
};
