import { chargeKindCodes, type ChargeKind } from '@cheese/domain/codes/shop/products';
import type { Prices, PriceManageContract as C } from '@cheese/domain/contract/shop/priceManage';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { writeAudit } from '../../people/audit/audit.service';
import type { AuditFacts } from '../../people/audit/audit.tables';
import { standingOf, titleOf } from './price.read';
import { insertChange, markWithdrawn, selectLimited, type Thing, writePrices } from './price.store';
import { lockThing, type ThingRow } from './price.things.store';
import { priceTexts } from './price.texts';
import { dropLimited, writeLimited } from '../commodity/commodity.door';

const FIRST = 0;

const locked = async (db: Db, { kind, id }: Thing) =>
  (await lockThing(db, kind, id)) ?? refuse('price.notFound');

/** In the words of the audit log. */
const wordsOf = ({ price, originalPrice, vipPrice }: Prices): AuditFacts => ({
  price: priceText(price),
  ...(originalPrice !== null && { originalPrice: priceText(originalPrice) }),
  ...(vipPrice !== null && { vipPrice: priceText(vipPrice) }),
});

const nameOf = (row: ThingRow) => [titleOf(row), row.name].filter(Boolean).join(' · ');
const since = (at: Date) => priceTexts.since(chinaMinute(at.getTime()));

const wereBefore = ({ price, originalPrice, vipPrice }: Prices) => ({
  priceBefore: price,
  originalPriceBefore: originalPrice,
  vipPriceBefore: vipPrice,
});

/** Fields that are not given keep their value. */
function wanted(now: Prices, charge: ChargeKind | null, body: Static<C['change']['body']>): Prices {
  const { price } = body;
  const originalPrice =
    now.originalPrice === null ? null : (body.originalPrice ?? now.originalPrice);
  const vipPrice = now.vipPrice === null ? null : (body.vipPrice ?? now.vipPrice);
  if ((vipPrice ?? 0) > price || (originalPrice ?? price) < price) refuse('price.unequal');
  if (vipPrice === 0 && charge !== chargeKindCodes.freeForMembers) refuse('price.vipFree');
  return { price, originalPrice, vipPrice };
}

/** The price may have been changed since the list was read. */
function requireShown<T extends object>(now: T, shown: T) {
  const names = Object.keys(shown) as (keyof T)[];
  if (names.some((name) => now[name] !== shown[name])) refuse('price.moved');
}

/** Changes what a thing costs: at once, or from a moment on. One change waits at a time. */
export const changePrice = (db: Db, context: CallerContext, body: Static<C['change']['body']>) =>
  db.transaction(async (tx) => {
    const row = await locked(tx, body);
    const at = context.clock.now();
    const { now, next } = standingOf(row, at);
    if (next) refuse('price.pending');
    requireShown(now, body.shown);
    const prices = wanted(now, row.charge, body);
    const from = body.from === undefined ? at : new Date(body.from);
    if (body.from !== undefined && from <= at) refuse('price.period');
    const standing =
      body.from === undefined ? { now: prices, next: null } : { now, next: { ...prices, from } };
    await writePrices(tx, body, standing);
    const what = { kind: body.kind, thingId: body.id, ...prices, ...wereBefore(now) };
    await insertChange(tx, { ...what, startsAt: from, byPersonId: context.person.id, at });
    const after = { ...wordsOf(prices), period: since(from) };
    const act = { act: 'price.change', about: nameOf(row) } as const;
    await writeAudit(tx, context, { ...act, before: wordsOf(now), after });
    return null;
  });

/** Another price for a while, of what stands on cards; one at a time. */
export const limitPrice = (db: Db, context: CallerContext, body: Static<C['limit']['body']>) =>
  db.transaction(async (tx) => {
    const thing = { kind: 'specification', id: body.id } as const;
    const row = await locked(tx, thing);
    const { commodityId, place } = row;
    if (commodityId === null || place !== FIRST) refuse('price.notFound');
    const at = context.clock.now();
    const startsAt = body.from === undefined ? at : new Date(body.from);
    const deadline = new Date(body.until);
    if (startsAt < at || deadline <= startsAt) refuse('price.period');
    if ((await selectLimited(tx, [commodityId], at)).length > 0) refuse('price.limited');
    const { now } = standingOf(row, at);
    if (body.price >= now.price) refuse('price.limitedHigh');
    await writeLimited(tx, { commodityId, price: body.price, startsAt, deadline });
    await insertChange(tx, {
      kind: thing.kind,
      thingId: body.id,
      isLimited: true,
      price: body.price,
      ...wereBefore(now),
      startsAt,
      endsAt: deadline,
      byPersonId: context.person.id,
      at,
    });
    const period = priceTexts.fromTo(chinaMinute(startsAt.getTime()), chinaMinute(body.until));
    const after = { price: priceText(body.price), period };
    const before = { price: priceText(now.price) };
    await writeAudit(tx, context, { act: 'price.limit', about: nameOf(row), before, after });
    return null;
  });

/** Takes back a change whose moment has not come, or ends a limited-time price. */
export const withdrawChange = (
  db: Db,
  context: CallerContext,
  body: Static<C['withdraw']['body']>,
) =>
  db.transaction(async (tx) => {
    const row = await locked(tx, body);
    const at = context.clock.now();
    const before = body.isLimited
      ? await endLimited(tx, row, body.shown, at)
      : await dropNext(tx, body, row, at);
    await markWithdrawn(tx, body, body.isLimited, at);
    await writeAudit(tx, context, { act: 'price.withdraw', about: nameOf(row), before });
    return null;
  });

type Withdrawing = Static<C['withdraw']['body']>;
type Shown = Withdrawing['shown'];

async function endLimited(
  db: Db,
  { commodityId, place }: ThingRow,
  shown: Shown,
  at: Date,
): Promise<AuditFacts> {
  if (commodityId === null || place !== FIRST) refuse('price.nothing');
  const [limited] = await selectLimited(db, [commodityId], at);
  if (!limited) refuse('price.nothing');
  requireShown({ price: limited.price, from: limited.startsAt.getTime() }, shown);
  await dropLimited(db, commodityId);
  const until = chinaMinute(limited.deadline.getTime());
  return {
    price: priceText(limited.price),
    period: priceTexts.fromTo(chinaMinute(limited.startsAt.getTime()), until),
  };
}

async function dropNext(db: Db, thing: Withdrawing, row: ThingRow, at: Date): Promise<AuditFacts> {
  const { now, next } = standingOf(row, at);
  if (!next) refuse('price.nothing');
  requireShown({ price: next.price, from: next.from.getTime() }, thing.shown);
  await writePrices(db, thing, { now, next: null });
  return { ...wordsOf(next), period: since(next.from) };
}
