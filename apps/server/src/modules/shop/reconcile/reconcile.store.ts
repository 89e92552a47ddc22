import type { DifferenceCause, ReconcileState } from '@cheese/domain/codes/shop/reconcile';
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  ilike,
  inArray,
  isNotNull,
  isNull,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import { type Paged, rowsOf } from '../../../db/paged';
import type { ProviderPayway } from '../../../ports/payments';
import { person } from '../../people/person/person.tables';
import { shopOrder } from '../order/order.tables';
import {
  billDifference,
  billLine,
  type DifferenceRow,
  reconciliation,
  type ReconciliationRow,
} from './reconcile.tables';

/** The days that were compared already. */
export async function selectDone(db: Db, payway: ProviderPayway, days: string[]) {
  const rows = await db
    .select({ day: reconciliation.day })
    .from(reconciliation)
    .where(
      and(
        eq(reconciliation.payway, payway),
        inArray(reconciliation.day, days),
        isNotNull(reconciliation.comparedAt),
      ),
    );
  return rows.map(({ day }) => day);
}

const AT_ONCE = 1000;
const nothing = { paidCount: 0, paid: 0, refundCount: 0, refund: 0 };

/** A day that is being compared: until that is done, it is known as unfinished. */
export async function beginRun(
  db: Db,
  day: Pick<ReconciliationRow, 'day' | 'payway'>,
  ranAt: Date,
): Promise<number> {
  const change = { ranAt, failure: 'unfinished' } as const;
  const sides = { theirs: nothing, ours: nothing, matched: nothing };
  const [kept] = await db
    .insert(reconciliation)
    .values({ ...day, ...sides, ...change })
    .onConflictDoUpdate({ target: [reconciliation.day, reconciliation.payway], set: change })
    .returning({ id: reconciliation.id });
  if (!kept) throw new Error('the day was not written');
  return kept.id;
}

/** A failed run keeps the results of an earlier one. */
export const updateRun = (db: Db, id: number, change: Partial<ReconciliationRow>) =>
  db.update(reconciliation).set(change).where(eq(reconciliation.id, id));

/** In slices: a statement has room for no more than 65 535 values. */
export async function insertDifferences(db: Db, rows: (typeof billDifference.$inferInsert)[]) {
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const slice = rows.slice(at, at + AT_ONCE);
    await db.insert(billDifference).values(slice).onConflictDoNothing();
  }
}

interface Settled {
  at: Date;
  note: string;
}

/** Settles differences that this run no longer finds. */
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
        sql`${key} <> all(${sql.param(keys)}::text[])`,
      ),
    );
}

const late: DifferenceCause[] = ['missing', 'refundMissing'];

/**
 * Settles differences explained by a later bill: a refund around midnight is in the next day's
 * bill.
 */
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
        sql`case ${billDifference.cause} when 'missing' then ${billLine.kind} = 'paid' else ${billLine.kind} in ('refunded', 'refunding') end`,
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
  const compared = isNotNull(reconciliation.comparedAt);
  const states: Record<ReconcileState, () => SQL | undefined> = {
    failed: () => isNull(reconciliation.comparedAt),
    open: () => and(compared, exists(differencesOf(db, isOpen))),
    settled: () => and(compared, exists(differencesOf(db)), notExists(differencesOf(db, isOpen))),
    clean: () => and(compared, notExists(differencesOf(db))),
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
  const pattern = keyword && likePattern(keyword);
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

/** Numbers of differences and of those that need attention, by day. */
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

/** Locks the difference against concurrent settling. */
export async function lockDifference(db: Db, id: number): Promise<DifferenceRow | null> {
  const isIt = eq(billDifference.id, id);
  const rows = await db.select().from(billDifference).where(isIt).for('update');
  return rows[0] ?? null;
}

export const updateDifference = (db: Db, id: number, change: Partial<DifferenceRow>) =>
  db.update(billDifference).set(change).where(eq(billDifference.id, id));
