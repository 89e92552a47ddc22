import { balanceChangeCodes } from '@cheese/domain/codes/shop/balance';
import type { Exchange } from '@cheese/domain/contract/shop/exchange';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import type { Clock } from '../../../ports/clock';
import { refuse, Refusal } from '../../../calls/refusal';
import { limits } from '../../base/limit/limit.rules';
import { refundAttempts, consumeRateLimits } from '../../base/limit/limit.service';
import { selectCouponEnds } from '../coupon/coupon.door';
import { giveCoupon } from '../coupon/coupon.give';
import { lockHolder, selectGrantEnds } from '../entitlement/entitlement.door';
import { grant, readHoldings } from '../entitlement/entitlement.service';
import { post } from '../ledger/ledger.service';
import { areOnSale } from '../order/order.door';
import { asKept, hideCode } from './exchange.codes';
import { countUsed, lockCode, markUsed, selectUsed } from './exchange.store';
import type { BatchRow, CodeRow } from './exchange.tables';

interface Mine {
  person: Person;
  clock: Clock;
}

/** Takes a code for what it is good for. Guesses are counted, and nothing else. */
export async function exchange(db: Db, { person, clock }: Mine, typed: string): Promise<Exchange> {
  const turn = { key: `exchange:${person.id}`, limit: limits.exchangesOfPerson };
  const turns = await consumeRateLimits(db, clock.now(), [turn]);
  try {
    const done = await db.transaction((tx) => take(tx, person.id, asKept(typed), clock.now()));
    // It is theirs now, whatever becomes of the count.
    await refundAttempts(db, turns).catch(() => undefined);
    return done;
  } catch (error) {
    const isGuess = error instanceof Refusal && error.key === 'exchange.unknown';
    if (!isGuess) await refundAttempts(db, turns);
    throw error;
  }
}

async function take(db: Db, personId: number, typed: string, now: Date): Promise<Exchange> {
  await lockHolder(db, personId);
  const { code, batch } = (await lockCode(db, typed)) ?? refuse('exchange.unknown');
  await requireGood(db, { code, batch }, personId, now);
  await markUsed(db, code.id, personId, now);
  await give(db, { code, batch }, personId, now);
  const used = { ...code, personId, exchangedAt: now };
  return toExchange({ code: used, batch }, await endsOf(db, [{ code: used, batch }]));
}

interface Known {
  code: CodeRow;
  batch: BatchRow;
}

async function requireGood(db: Db, { code, batch }: Known, personId: number, now: Date) {
  if (code.exchangedAt) refuse(code.personId === personId ? 'exchange.mine' : 'exchange.used');
  if (batch.voidedAt) refuse('exchange.voided');
  if (batch.startsAt > now) refuse('exchange.early');
  if (batch.endsAt && batch.endsAt <= now) refuse('exchange.ended');
  if ((await countUsed(db, batch.id, personId)) >= batch.perPerson) refuse('exchange.enough');
  if (batch.commodityId === null) return;
  if (!(await areOnSale(db, [batch.commodityId]))) refuse('order.notOnSale');
  const { commodities } = await readHoldings(db, personId, now);
  if (commodities.get(batch.commodityId) === null) refuse('order.owned');
}

async function give(db: Db, { code, batch }: Known, personId: number, now: Date) {
  const { amount, tier, commodityId, couponId, days, name: title } = batch;
  const origin = { origin: 'exchange', originKey: code.code } as const;
  if (couponId) await giveCoupon(db, { couponId, personId, ...origin }, now);
  if (tier) await grant(db, { personId, given: { tier }, days, origin }, now);
  if (commodityId) await grant(db, { personId, given: { commodityId }, days, origin }, now);
  if (!amount) return;
  const postings = [{ personId, amount }, { house: 'gifts', amount: -amount } as const];
  const key = `code:${code.code}`;
  await post(db, { key, kind: balanceChangeCodes.exchange, title, orderNo: null, postings }, now);
}

export async function listExchanges(
  db: Db,
  { person }: Pick<Mine, 'person'>,
  { page, pageCnt }: { page: number; pageCnt: number },
) {
  const { rows, total } = await selectUsed(db, person.id, pageCnt, (page - 1) * pageCnt);
  const ends = await endsOf(db, rows);
  return { total, list: rows.map((row) => toExchange(row, ends)) };
}

/** Until when what some codes brought lasts. */
async function endsOf(db: Db, rows: Known[]): Promise<Map<string, Date | null>> {
  const keys = rows.map(({ code }) => code.code);
  const couponIds = rows.flatMap(({ batch }) => batch.couponId ?? []);
  const coupons = new Map(await selectCouponEnds(db, couponIds));
  const ofCoupons = rows.flatMap(({ code, batch: { couponId } }) =>
    couponId === null ? [] : [[code.code, coupons.get(couponId) ?? null] as const],
  );
  return new Map([...(await selectGrantEnds(db, 'exchange', keys)), ...ofCoupons]);
}

const toExchange = ({ code, batch }: Known, ends: Map<string, Date | null>): Exchange => ({
  id: code.id,
  code: hideCode(code.code),
  kind: batch.kind,
  title: batch.name,
  exchangedAt: code.exchangedAt?.getTime() ?? 0,
  expiration: ends.get(code.code)?.getTime() ?? null,
});
