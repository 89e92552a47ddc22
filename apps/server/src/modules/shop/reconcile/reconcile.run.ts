import type { ReconcileFailure } from '@cheese/domain/codes/shop/reconcile';
import { isSeenTo } from '@cheese/domain/rules/shop/differenceKind';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import {
  type BillLine,
  type PaymentProvider,
  type Payments,
  type ProviderPayway,
  UnreadableBill,
} from '../../../ports/payments';
import { BillTooBig } from '../../../ports/paying/readLimited';
import { refuse } from '../../../calls/refusal';
import { concurrencyLimit } from '../../../support/concurrencyLimit';
import { hasMoved, keepLines } from './reconcile.books.store';
import { type Found, judge, readOurs, sideOfLines } from './reconcile.compare';
import { spanOf } from './reconcile.days';
import {
  beginRun,
  insertDifferences,
  settleArrived,
  settleGone,
  updateRun,
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

/**
 * Fetches the bill of a day and lays our books beside it. Run again, it comes to the same: what it
 * can see to itself it sees to once, and what it found stays. Whatever goes wrong is said of this
 * day alone.
 */
export async function reconcile(own: Reconciling, compared: Compared) {
  const { db, clock, payments, log } = own;
  const provider = payments.providers[compared.payway] ?? refuse('payment.unavailable');
  const id = await beginRun(db, compared, clock.now());
  const run = { ...own, ...compared, id, provider };
  const { lines, failure } = await fetchBill(run);
  if (!lines) {
    await updateRun(db, id, { failure });
    return { id, failure };
  }
  try {
    await compare(run, lines);
    return { id, failure: null };
  } catch (error) {
    log.error({ err: error, ...compared }, 'a day was not compared to its end');
    return { id, failure: 'unfinished' as const };
  }
}

/** A provider is asked about each line that would move money; other work needs connections, too. */
const LINES_AT_ONCE = 4;

interface Run extends Reconciling, Compared {
  id: number;
  provider: PaymentProvider;
}

interface Fetched {
  lines: BillLine[] | null;
  failure: ReconcileFailure | null;
}

async function fetchBill({ db, log, provider, day, payway }: Run): Promise<Fetched> {
  try {
    const lines = await provider.billOf(day);
    // An empty bill is not ready yet if our ledger has payments on that day.
    const isThere = lines.length > 0 || !(await hasMoved(db, payway, spanOf(day)));
    return isThere ? { lines, failure: null } : { lines: null, failure: 'notReady' };
  } catch (error) {
    log.error({ err: error, day, payway }, 'a provider did not hand out its bill');
    return { lines: null, failure: failureOf(error) };
  }
}

function failureOf(error: unknown): ReconcileFailure {
  if (error instanceof BillTooBig) return 'tooBig';
  return error instanceof UnreadableBill ? 'unreadable' : 'unavailable';
}

async function compare(run: Run, lines: BillLine[]) {
  const { db, clock, id, day, payway } = run;
  await keepLines(db, payway, day, lines);
  const found: Found[] = [];
  const matched: BillLine[] = [];
  const isPaid = ({ kind }: BillLine) => kind === 'paid';
  // Payments come first, since the same bill may contain their refunds.
  for (const part of [lines.filter(isPaid), lines.filter((line) => !isPaid(line))]) {
    await concurrencyLimit(LINES_AT_ONCE, part, async (line) => {
      const difference = await settle(run, line);
      if (difference) found.push(difference);
      else matched.push(line);
    });
  }
  const ours = await readOurs(db, payway, spanOf(day));
  const all = [...found, ...ours.missing];
  await db.transaction(async (tx) => {
    const at = clock.now();
    const sides = { theirs: sideOfLines(lines), ours: ours.side, matched: sideOfLines(matched) };
    await insertDifferences(
      tx,
      ours.missing.map((each) => ({ ...each, reconciliationId: id })),
    );
    await settleGone(tx, id, all, { at, note: texts.agrees });
    await settleArrived(tx, payway, { at, note: texts.arrived });
    await updateRun(tx, id, { ...sides, ranAt: at, comparedAt: at, failure: null });
  });
}

/** The correction and its difference are saved in one transaction. */
async function settle(run: Run, line: BillLine): Promise<Found | null> {
  const { db, clock, id } = run;
  const act = await judge(run, line);
  if (!act) return null;
  return db.transaction(async (tx) => {
    const found = await act(tx);
    if (!found) return null;
    const seenTo = isSeenTo(found.cause) && { settledAt: clock.now(), note: texts.seenTo };
    await insertDifferences(tx, [{ ...found, ...seenTo, reconciliationId: id }]);
    return found;
  });
}
