import { couponWayCodes } from '@cheese/domain/codes/shop/coupons';
import { exchangeKindCodes, exchangeKinds } from '@cheese/domain/codes/shop/exchange';
import { memberTiers } from '@cheese/domain/codes/shop/membership';
import type { Answers } from '@cheese/domain/contract/call';
import type { CodeManageContract as C } from '@cheese/domain/contract/shop/codeManage';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { writeAudit } from '../../people/audit/audit.service';
import { findCoupon } from '../coupon/coupon.door';
import { areOnSale } from '../order/order.door';
import { countCodes, findTitle, lockBatch, markVoided, selectBatches } from './codeManage.store';
import { newExchangeCode } from './exchange.codes';
import { insertBatch } from './exchange.store';
import type { BatchRow } from './exchange.tables';
import { exchangeTexts } from './exchange.texts';

type Wanted = Static<C['create']['body']>;

export async function listBatches(
  db: Db,
  query: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const { rows, total } = await selectBatches(db, query);
  const counts = await countCodes(
    db,
    rows.map(({ batch }) => batch.id),
  );
  const list = rows.map(({ batch, commodityTitle, couponName }) => {
    const { all: count = 0, used = 0 } = counts.find(({ batchId }) => batchId === batch.id) ?? {};
    const { id, name, kind, amount, tier, days, perPerson } = batch;
    return {
      id,
      name,
      kind,
      amount,
      tier,
      days,
      perPerson,
      commodityTitle,
      couponName,
      count,
      used,
      startsAt: batch.startsAt.getTime(),
      endsAt: batch.endsAt?.getTime() ?? null,
      voidedAt: batch.voidedAt?.getTime() ?? null,
      createdAt: batch.createdAt.getTime(),
    };
  });
  return { list, total };
}

/** Only what goes with its kind; what else is said is refused, before the database does. */
async function goodFor(db: Db, wanted: Wanted, now: Date) {
  const { kind, amount, tier, commodityId, couponId, days } = wanted;
  const blank = { amount: null, tier: null, commodityId: null, couponId: null, days: days ?? null };
  if (kind === exchangeKindCodes.balance && amount) return { ...blank, amount, days: null };
  if (kind === exchangeKindCodes.membership && tier && days) return { ...blank, tier };
  if (kind === exchangeKindCodes.coupon && couponId) {
    const coupon = (await findCoupon(db, couponId)) ?? refuse('coupon.notFound');
    if (coupon.way !== couponWayCodes.given) refuse('coupon.notGiven');
    if (coupon.voidedAt) refuse('coupon.voided');
    if (coupon.endsAt <= now) refuse('coupon.ended');
    return { ...blank, couponId, days: null };
  }
  if (kind !== exchangeKindCodes.commodity || !commodityId) refuse('batch.incomplete');
  if (!(await areOnSale(db, [commodityId]))) refuse('order.notOnSale');
  return { ...blank, commodityId };
}

export const createBatch = (db: Db, context: CallerContext, wanted: Wanted) =>
  db.transaction(async (tx) => {
    const now = context.clock.now();
    const { kind, count, perPerson, startsAt, endsAt } = wanted;
    const last = Math.max(startsAt, now.getTime());
    if (endsAt !== undefined && endsAt <= last) refuse('batch.period');
    const row = {
      name: wanted.name.trim(),
      kind,
      perPerson,
      ...(await goodFor(tx, wanted, now)),
      startsAt: new Date(startsAt),
      endsAt: endsAt === undefined ? null : new Date(endsAt),
      createdAt: now,
    };
    const codes = Array.from({ length: count }, () => newExchangeCode());
    const batch = await insertBatch(tx, row, codes);
    const after = { ...(await wordsOf(tx, batch)), count: String(count) };
    await writeAudit(tx, context, { act: 'code.create', about: batch.name, after });
    return { id: batch.id };
  });

/** A batch in the words of the audit log. */
async function wordsOf(db: Db, batch: BatchRow) {
  const { kind, amount, tier, commodityId, couponId, days, perPerson, startsAt, endsAt } = batch;
  const thing = [
    amount ? priceText(amount) : '',
    tier ? memberTiers[tier] : '',
    commodityId ? await findTitle(db, commodityId) : '',
    couponId ? (await findCoupon(db, couponId))?.name : '',
  ].join('');
  const from = chinaMinute(startsAt.getTime());
  return {
    kind: exchangeKinds[kind],
    content: days ? exchangeTexts.days(thing, days) : thing,
    perPerson: String(perPerson),
    period: endsAt
      ? exchangeTexts.fromTo(from, chinaMinute(endsAt.getTime()))
      : exchangeTexts.fromOn(from),
  };
}

/** Unused codes become invalid; grants from used codes stay. */
export const voidBatch = (db: Db, context: CallerContext, id: number) =>
  db.transaction(async (tx) => {
    const batch = (await lockBatch(tx, id)) ?? refuse('batch.notFound');
    if (batch.voidedAt) refuse('batch.voided');
    await markVoided(tx, id, context.clock.now());
    const [counted] = await countCodes(tx, [id]);
    const left = (counted?.all ?? 0) - (counted?.used ?? 0);
    await writeAudit(tx, context, {
      act: 'code.void',
      about: batch.name,
      before: { state: exchangeTexts.valid },
      after: { state: exchangeTexts.voided, count: String(left) },
    });
    return null;
  });
