import { memberTiers } from '@cheese/domain/codes/shop/membership';
import { strictObject, keyOf } from '@cheese/domain/contract/shapes';
import {
  memberBenefit,
  memberCard,
} from '@cheese/server/modules/shop/membership/membership.tables';
import Type from 'typebox';
import type { Seed } from '../planting/seed';
import { readYaml } from '../reading/readYaml';
import { Count, Words } from '../reading/shapes';

const Membership = strictObject({
  plans: Type.Array(
    strictObject({
      name: Words,
      tier: keyOf(memberTiers),
      days: Count,
      /** Thousandths. */
      currentPrice: Count,
      originalPrice: Count,
      recommend: Type.Optional(Type.Literal(true)),
    }),
  ),
  benefits: Type.Array(strictObject({ title: Words, description: Words })),
});

const { plans, benefits } = readYaml('shop/membership.yaml', Membership);

export const seedMembership: Seed = {
  area: 'membership',
  async plant({ db }) {
    await db.insert(memberCard).values(plans.map((plan, place) => ({ ...plan, place })));
    await db
      .insert(memberBenefit)
      .values(benefits.map((benefit, place) => ({ ...benefit, place })));
  },
};
