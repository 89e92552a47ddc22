import type { DifferenceCause, ReconcileState } from '@cheese/domain/codes/shop/reconcile';
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  min,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { containing } from '../../../db/containing';
import type { Db } from '../../../db/database';
import { type Paged, rowsOf } from '../../../db/paged';
import type { BillLine, ProviderPayway } from '../../../ports/payments';
import { person } from '../../people/person/person.tables';
import { shopOrder } from '../order/order.tables';
import { payment, refund } from '../payment/payment.tables';
import {
  billDifference,
  billLine,
  type DifferenceRow,
  reconciliation,
  type ReconciliationRow,
} from './reconcile.tables';

interface Span {
  from: Date;
  to: Date;
}

const AT_ONCE = 1000;

/** Keeps what a bill says; fetched again, it says the same. */
export async function keepLines(db: Db, payway: ProviderPayway, day: string, lines: BillLine[]) {
  for (let at = 0; at < lines.length; at += AT_ONCE) {
    const rows = lines.slice(at, at + AT_ONCE).map((line) => ({ ...line, payway, day }));
    await db.insert(billLine).values(rows).onConflictDoNothing();
  }
}

/** That a bill, of whatever day, knows of a payment. */
const isBilled = (db: Db, kind: BillLine['kind'], more?: SQL) =>
  db
    .select({ tradeNo: billLine.tradeNo })
    .from(billLine)
    .where(
      and(
        eq(billLine.payway, payment.payway),
        eq(billLine.kind, kind),
        eq(billLine.tradeNo, payment.tradeNo),
        more,
      ),
    );

/** What our books say was paid within a span by a provider. */
export const selectPaid = (db: Db, payway: ProviderPayway, { from, to }: Span) =>
  db
    .select({
      ...{ tradeNo: payment.tradeNo, orderId: payment.orderId, amount: payment.amount },
      ...{ refundNo: sql<string>`''`, at: payment.paidAt },
      isBilled: sql<boolean>`${exists(isBilled(db, 'paid'))}`,
    })
    .from(payment)
    .where(and(eq(payment.payway, payway), gte(payment.paidAt, from), lt(payment.paidAt, to)));

/** Where a bill does not say which refund of a trade it tells of, it is any. */
const isSameRefund = sql`${billLine.refundNo} in ('', ${refund.refundNo})`;

/** What our books say has gone back. */
export const selectRefunded = (db: Db, payway: ProviderPayway, { from, to }: Span) =>
  db
    .select({
      ...{ tradeNo: payment.tradeNo, orderId: payment.orderId, amount: refund.amount },
      ...{ refundNo: refund.refundNo, at: refund.doneAt },
      isBilled: sql<boolean>`${exists(isBilled(db, 'refunded', isSameRefund))}`,
    })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(and(eq(payment.payway, payway), gte(refund.doneAt, from), lt(refund.doneAt, to)));

/** Our refund that a line tells of. */
export async function findRefundOf(db: Db, payway: ProviderPayway, line: BillLine) {
  const { tradeNo, refundNo } = line;
  const rows = await db
    .select({ refund, orderId: payment.orderId })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(
      and(
        eq(payment.tradeNo, tradeNo),
        eq(payment.payway, payway),
        refundNo ? eq(refund.refundNo, refundNo) : undefined,
      ),
    );
  return rows[0] ?? null;
}

export async function findFirstPayment(db: Db, payway: ProviderPayway): Promise<Date | null> {
  const isIts = eq(payment.payway, payway);
  const rows = await db
    .select({ at: min(payment.createdAt) })
    .from(payment)
    .where(isIts);
  return rows[0]?.at ?? null;
}

/** The days that were compared already. */
export async function selectDone(db: Db, payway: ProviderPayway, days: string[]) {
  const rows = await db
    .select({ day: reconciliation.day })
    .from(reconciliation)
    .where(
      and(
        eq(reconciliation.payway, payway),
        inArray(reconciliation.day, days),
        isNull(reconciliation.failure),
      ),
    );
  return rows.map(({ day }) => day);
}

/** Writes what came of a day; what an earlier run found stays where this one fetched nothing. */
export async function keepRun(
  db: Db,
  row: typeof reconciliation.$inferInsert,
  change: Partial<ReconciliationRow>,
): Promise<number> {
  const [kept] = await db
    .insert(reconciliation)
    .values(row)
    .onConflictDoUpdate({ target: [reconciliation.day, reconciliation.payway], set: change })
    .returning({ id: reconciliation.id });
  return kept?.id ?? 0;
}

export async function insertDifferences(db: Db, rows: (typeof billDifference.$inferInsert)[]) {
  if (rows.length > 0) await db.insert(billDifference).values(rows).onConflictDoNothing();
}

interface Settled {
  at: Date;
  note: string;
}

/** What this run did not find any more. */
export async function settleGone(
  db: Db,
  reconciliationId: number,
  found: Pick<DifferenceRow, 'cause' | 'tradeNo' | 'refundNo'>[],
  { at, note }: Settled,
) {
  const { cause, tradeNo, refundNo } = billDifference;
  const key = sql<string>`${cause} || ' ' || ${tradeNo} || ' ' || ${refundNo}`;
  const keys = found.map((each) => `${each.cause} ${each.tradeNo} ${each.refundNo}`);
  await db
    .update(billDifference)
    .set({ settledAt: at, note })
    .where(
      and(
        eq(billDifference.reconciliationId, reconciliationId),
        isNull(billDifference.settledAt),
        keys.length > 0 ? notInArray(key, keys) : undefined,
      ),
    );
}

const late: DifferenceCause[] = ['missing', 'refundMissing'];

/** What a later bill has brought: money that goes back around midnight stands in the next day's. */
export async function settleArrived(db: Db, payway: ProviderPayway, { at, note }: Settled) {
  const arrived = db
    .select({ tradeNo: billLine.tradeNo })
    .from(billLine)
    .innerJoin(reconciliation, eq(reconciliation.id, billDifference.reconciliationId))
    .where(
      and(
        eq(reconciliation.payway, payway),
        eq(billLine.payway, payway),
        eq(billLine.tradeNo, billDifference.tradeNo),
        sql`${billLine.refundNo} in ('', ${billDifference.refundNo})`,
        sql`${billLine.kind} = case ${billDifference.cause} when 'missing' then 'paid' else 'refunded' end`,
      ),
    );
  await db
    .update(billDifference)
    .set({ settledAt: at, note })
    .where(
      and(isNull(billDifference.settledAt), inArray(billDifference.cause, late), exists(arrived)),
    );
}

const differencesOf = (db: Db, more?: SQL) =>
  db
    .select({ id: billDifference.id })
    .from(billDifference)
    .where(and(eq(billDifference.reconciliationId, reconciliation.id), more));

function stateIs(db: Db, state: ReconcileState): SQL | undefined {
  const isOpen = isNull(billDifference.settledAt);
  const fetched = isNull(reconciliation.failure);
  const states: Record<ReconcileState, () => SQL | undefined> = {
    failed: () => isNotNull(reconciliation.failure),
    open: () => and(fetched, exists(differencesOf(db, isOpen))),
    settled: () => and(fetched, exists(differencesOf(db)), notExists(differencesOf(db, isOpen))),
    clean: () => and(fetched, notExists(differencesOf(db))),
  };
  return states[state]();
}

interface Narrowed extends Paged {
  keyword?: string;
  payway?: ProviderPayway;
  state?: ReconcileState;
}

/** The latest days first. */
export async function selectRuns(db: Db, asked: Narrowed) {
  const { keyword, payway, state } = asked;
  const pattern = keyword && containing(keyword);
  const where = and(
    payway && eq(reconciliation.payway, payway),
    state && stateIs(db, state),
    pattern
      ? or(
          ilike(reconciliation.day, pattern),
          exists(differencesOf(db, ilike(billDifference.tradeNo, pattern))),
        )
      : undefined,
  );
  const { limit, offset } = rowsOf(asked);
  const rows = await db
    .select()
    .from(reconciliation)
    .where(where)
    .orderBy(desc(reconciliation.day), asc(reconciliation.payway))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(reconciliation, where) };
}

export async function findRun(db: Db, id: number): Promise<ReconciliationRow | null> {
  const rows = await db.select().from(reconciliation).where(eq(reconciliation.id, id));
  return rows[0] ?? null;
}

/** How many differences some days have, and how many of them somebody has to see to. */
export const countDifferences = (db: Db, ids: number[]) =>
  db
    .select({
      id: billDifference.reconciliationId,
      all: count(),
      settled: count(billDifference.settledAt),
    })
    .from(billDifference)
    .where(inArray(billDifference.reconciliationId, ids))
    .groupBy(billDifference.reconciliationId);

export const selectDifferences = (db: Db, reconciliationId: number) =>
  db
    .select({
      difference: billDifference,
      orderNo: shopOrder.orderNo,
      by: { name: person.name, nickname: person.nickname },
    })
    .from(billDifference)
    .leftJoin(shopOrder, eq(shopOrder.id, billDifference.orderId))
    .leftJoin(person, eq(person.id, billDifference.settledBy))
    .where(eq(billDifference.reconciliationId, reconciliationId))
    .orderBy(desc(isNull(billDifference.settledAt)), asc(billDifference.id));

/** Until the transaction ends, nobody else settles it. */
export async function lockDifference(db: Db, id: number): Promise<DifferenceRow | null> {
  const isIt = eq(billDifference.id, id);
  const rows = await db.select().from(billDifference).where(isIt).for('update');
  return rows[0] ?? null;
}

export const updateDifference = (db: Db, id: number, change: Partial<DifferenceRow>) =>
  db.update(billDifference).set(change).where(eq(billDifference.id, id));
