import { chargeKindCodes } from '@cheese/domain/codes/shop/products';
import type { PriceChangeState, PricedKind } from '@cheese/domain/codes/shop/prices';
import type { Answers } from '@cheese/domain/contract/call';
import type { Priced, PriceManageContract as C } from '@cheese/domain/contract/shop/priceManage';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import type { LimitedPriceRow } from '../goods/commodity.tables';
import { rechargeTexts } from '../recharge/recharge.texts';
import { findCurrent, selectChanges, selectLimited, type Standing } from './price.store';
import type { PriceChangeRow } from './price.tables';
import { selectThings, type ThingRow } from './price.things.store';

const FIRST = 0;

/** An announced change takes effect at its time even if no job has applied it. */
export function standingOf(row: ThingRow, now: Date): Standing {
  const { price, originalPrice, vipPrice, nextPrice, nextFrom: from } = row;
  const current = { price, originalPrice, vipPrice };
  if (from === null || nextPrice === null) return { now: current, next: null };
  const { nextOriginalPrice, nextVipPrice } = row;
  const next = { price: nextPrice, originalPrice: nextOriginalPrice, vipPrice: nextVipPrice };
  return from <= now ? { now: next, next: null } : { now: current, next: { ...next, from } };
}

export const titleOf = ({ title, amount }: ThingRow) =>
  amount === null ? title : rechargeTexts.title(priceText(amount));

const toLimited = ({ price, startsAt, deadline }: LimitedPriceRow) => ({
  price,
  from: startsAt.getTime(),
  until: deadline.getTime(),
});

export async function listPrices(
  db: Db,
  { clock }: { clock: Clock },
  { kind, keyword, ...asked }: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const now = clock.now();
  const words = keyword?.trim();
  const { rows, total } = await selectThings(db, kind, {
    ...asked,
    ...(words && { keyword: words }),
  });
  const ids = rows.flatMap(({ commodityId, place }) =>
    place === FIRST ? (commodityId ?? []) : [],
  );
  const limited = new Map(
    (ids.length > 0 ? await selectLimited(db, ids, now) : []).map((row) => [row.commodityId, row]),
  );
  const list = rows.map((row): Priced => {
    const today = row.place === FIRST ? limited.get(row.commodityId ?? 0) : undefined;
    const { next, now: prices } = standingOf(row, now);
    return {
      id: row.id,
      kind,
      title: titleOf(row),
      name: row.name,
      type: row.type,
      ...prices,
      next: next && { ...next, from: next.from.getTime() },
      limited: today ? toLimited(today) : null,
      isForMembers: row.charge === chargeKindCodes.freeForMembers,
      mayBeLimited: row.place === FIRST,
    };
  });
  return { list, total };
}

function stateOf(row: PriceChangeRow, currentId: number | null, now: Date): PriceChangeState {
  const { startsAt, endsAt, withdrawnAt, isLimited } = row;
  if (withdrawnAt) return withdrawnAt < startsAt ? 'withdrawn' : 'ended';
  if (startsAt > now) return 'scheduled';
  const holds = isLimited ? endsAt !== null && endsAt > now : row.id === currentId;
  return holds ? 'current' : 'past';
}

export async function listChanges(
  db: Db,
  { clock }: { clock: Clock },
  { kind, id, ...paged }: { kind: PricedKind; id: number; page: number; pageCnt: number },
): Promise<Answers<C['history']>> {
  const now = clock.now();
  const { rows, total } = await selectChanges(db, { kind, id }, paged);
  const currentId = await findCurrent(db, { kind, id }, now);
  const list = rows.map(({ change, by }) => {
    const { price, originalPrice, vipPrice, isLimited } = change;
    return {
      id: change.id,
      isLimited,
      price,
      originalPrice,
      vipPrice,
      before: {
        price: change.priceBefore,
        originalPrice: change.originalPriceBefore,
        vipPrice: change.vipPriceBefore,
      },
      from: change.startsAt.getTime(),
      until: change.endsAt?.getTime() ?? null,
      state: stateOf(change, currentId, now),
      by: by.name ?? by.nickname,
      at: change.at.getTime(),
    };
  });
  return { list, total };
}
