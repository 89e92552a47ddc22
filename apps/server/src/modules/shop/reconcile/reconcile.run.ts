import { isSeenTo } from '@cheese/domain/rules/differenceKind';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import type { BillLine, PaymentProvider, Payments, ProviderPayway } from '../../../ports/payments';
import { refuse } from '../../../refusal';
import { type Found, judge, readOurs, sideOfLines } from './reconcile.compare';
import { spanOf } from './reconcile.days';
import {
  insertDifferences,
  keepLines,
  keepRun,
  settleArrived,
  settleGone,
} from './reconcile.store';
import { reconcileTexts as texts } from './reconcile.texts';

export interface Reconciling {
  db: Db;
  clock: Clock;
  payments: Payments;
  log: Pick<FastifyBaseLogger, 'error'>;
}

interface Compared {
  day: string;
  payway: ProviderPayway;
}

const nothing = { paidCount: 0, paid: 0, refundCount: 0, refund: 0 };

/**
 * Fetches the bill of a day and lays our books beside it. Run again, it comes to the same: what it
 * can see to itself it sees to once, and what it found stays.
 */
export async function reconcile(own: Reconciling, compared: Compared) {
  const { db, clock, payments } = own;
  const provider = payments.providers[compared.payway] ?? refuse('payment.unavailable');
  const lines = await fetchBill(own, provider, compared);
  if (lines === null) {
    const failed = { ranAt: clock.now(), failure: 'unavailable' };
    const sides = { theirs: nothing, ours: nothing, matched: nothing };
    return { id: await keepRun(db, { ...compared, ...sides, ...failed }, failed), isDone: false };
  }
  return { id: await compare(own, compared, lines), isDone: true };
}

async function fetchBill(
  { log }: Reconciling,
  provider: PaymentProvider,
  { day, payway }: Compared,
) {
  try {
    return await provider.billOf(day);
  } catch (error) {
    log.error({ err: error, day, payway }, 'a provider did not hand out its bill');
    return null;
  }
}

async function compare(own: Reconciling, { day, payway }: Compared, lines: BillLine[]) {
  const { db, clock } = own;
  await keepLines(db, payway, day, lines);
  const found: Found[] = [];
  const matched: BillLine[] = [];
  for (const line of lines) {
    const difference = await judge({ db, clock, payway }, line);
    if (difference) found.push(difference);
    else matched.push(line);
  }
  const ours = await readOurs(db, payway, spanOf(day));
  const all = [...found, ...ours.missing];
  return db.transaction(async (tx) => {
    const at = clock.now();
    const sides = { theirs: sideOfLines(lines), ours: ours.side, matched: sideOfLines(matched) };
    const run = { ...sides, ranAt: at, failure: null };
    const id = await keepRun(tx, { day, payway, ...run }, run);
    const rows = all.map((each) => ({
      ...{ ...each, reconciliationId: id },
      ...(isSeenTo(each.cause) && { settledAt: at, note: texts.seenTo }),
    }));
    await insertDifferences(tx, rows);
    await settleGone(tx, id, all, { at, note: texts.agrees });
    await settleArrived(tx, payway, { at, note: texts.arrived });
    return id;
  });
}
