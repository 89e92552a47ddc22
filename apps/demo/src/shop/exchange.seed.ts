import { exchangeKindCodes } from '@cheese/domain/codes/shop/exchange';
import { memberTiers } from '@cheese/domain/codes/shop/membership';
import { strictObject, keyOf } from '@cheese/domain/contract/shapes';
import { insertBatch } from '@cheese/server/modules/shop/exchange/exchange.door';
import Type from 'typebox';
import type { Seed } from '../planting/seed';
import { readYaml } from '../reading/readYaml';
import { Count, Words } from '../reading/shapes';

const facts = { name: Words, codes: Type.Array(Type.String({ pattern: '^[A-Z0-9]+$' })) };

/** Of so much of the currency, in thousandths, or of so many days of membership. */
const Batches = Type.Array(
  Type.Union([
    strictObject({ ...facts, kind: Type.Literal(exchangeKindCodes.balance), amount: Count }),
    strictObject({
      ...facts,
      kind: Type.Literal(exchangeKindCodes.membership),
      tier: keyOf(memberTiers),
      days: Count,
    }),
  ]),
);

const batches = readYaml('shop/exchange.yaml', Batches);

export const seedExchange: Seed = {
  area: 'exchange',
  async plant({ db, clock }) {
    const createdAt = clock.now();
    for (const { codes, ...batch } of batches) {
      await insertBatch(db, { ...batch, startsAt: createdAt, createdAt }, codes);
    }
  },
};
