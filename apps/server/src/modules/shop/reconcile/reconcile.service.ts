import { payways } from '@cheese/domain/codes/shop/payment';
import { differenceCauses, type ReconcileState } from '@cheese/domain/codes/shop/reconcile';
import type { Answers } from '@cheese/domain/contract/call';
import type {
  Reconciliation,
  ReconcileManageContract as C,
} from '@cheese/domain/contract/shop/reconcileManage';
import { differenceKind } from '@cheese/domain/rules/shop/differenceKind';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import type { Payments } from '../../../ports/payments';
import { refuse } from '../../../calls/refusal';
import { writeAudit } from '../../people/audit/audit.service';
import { hasBill, isReady, readyDays } from './reconcile.days';
import { reconcile, type Reconciling } from './reconcile.run';
import {
  countDifferences,
  findRun,
  lockDifference,
  selectDifferences,
  selectRuns,
  updateDifference,
} from './reconcile.store';
import type { ReconciliationRow } from './reconcile.tables';
import { reconcileTexts } from './reconcile.texts';

interface Counted {
  all: number;
  settled: number;
}

function stateOf(comparedAt: Date | null, { all, settled }: Counted): ReconcileState {
  if (comparedAt === null) return 'failed';
  if (all === 0) return 'clean';
  return settled === all ? 'settled' : 'open';
}

async function toShown(db: Db, rows: ReconciliationRow[], now: Date): Promise<Reconciliation[]> {
  const ids = rows.map(({ id }) => id);
  const counts = ids.length > 0 ? await countDifferences(db, ids) : [];
  return rows.map(({ comparedAt, ...row }) => {
    const counted = counts.find(({ id }) => id === row.id) ?? { all: 0, settled: 0 };
    return {
      ...row,
      state: stateOf(comparedAt, counted),
      isAskedAgain: comparedAt === null && readyDays(now).includes(row.day),
      ranAt: row.ranAt.getTime(),
      differences: counted.all,
      open: counted.all - counted.settled,
    };
  });
}

export async function listRuns(
  db: Db,
  query: Static<C['list']['query']>,
  now: Date,
): Promise<Answers<C['list']>> {
  const { rows, total } = await selectRuns(db, query);
  return { total, list: await toShown(db, rows, now) };
}

export async function readRun(db: Db, id: number, now: Date): Promise<Answers<C['detail']>> {
  const row = (await findRun(db, id)) ?? refuse('reconcile.notFound');
  const [shown] = await toShown(db, [row], now);
  const differences = await selectDifferences(db, id);
  const list = differences.map(({ difference, orderNo, by }) => ({
    ...difference,
    kind: differenceKind(difference.cause),
    order:
      difference.orderId !== null && orderNo !== null ? { id: difference.orderId, orderNo } : null,
    at: difference.at.getTime(),
    settledAt: difference.settledAt?.getTime() ?? null,
    settledBy: by && (by.name ?? by.nickname),
  }));
  return { ...(shown ?? refuse('reconcile.notFound')), list };
}

type Running = CallerContext & { payments: Payments; log: Reconciling['log'] };

const about = (day: string, payway: 2 | 3) => `${day} ${payways[payway]}`;

/** Reconciles a day again at an operator's request, which is logged before anything else. */
export async function runAgain(
  db: Db,
  context: Running,
  { day, payway }: Static<C['run']['body']>,
): Promise<Answers<C['run']>> {
  const { clock, payments, log } = context;
  if (!hasBill(day, clock.now())) refuse('reconcile.day');
  if (!isReady(day, clock.now())) refuse('reconcile.early');
  if (!payments.providers[payway]) refuse('payment.unavailable');
  await db.transaction((tx) =>
    writeAudit(tx, context, { act: 'reconcile.run', about: about(day, payway) }),
  );
  return reconcile({ db, clock, payments, log }, { day, payway });
}

export const settleDifference = (
  db: Db,
  context: CallerContext,
  { id, note }: Static<C['settle']['body']>,
) =>
  db.transaction(async (tx) => {
    const found = (await lockDifference(tx, id)) ?? refuse('reconcile.notFound');
    if (found.settledAt) refuse('reconcile.settled');
    const run = (await findRun(tx, found.reconciliationId)) ?? refuse('reconcile.notFound');
    const words = note.trim();
    const change = { settledAt: context.clock.now(), settledBy: context.person.id, note: words };
    await updateDifference(tx, id, change);
    await writeAudit(tx, context, {
      act: 'reconcile.settle',
      about: `${about(run.day, run.payway)} ${found.tradeNo}`,
      before: { state: reconcileTexts.open },
      after: {
        state: reconcileTexts.settled,
        content: differenceCauses[found.cause],
        reason: words,
      },
    });
    return null;
  });
