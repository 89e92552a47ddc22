import type { DifferenceCause } from '@cheese/domain/codes/shop/reconcile';
import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import type { BillLine, ProviderPayway } from '../../../ports/payments';
import { findByTradeNo } from '../payment/payment.door';
import { moneyIsBack } from '../payment/payment.refund';
import { takeProof } from '../payment/payment.truth';
import { findRefundOf, selectPaid, selectRefunded } from './reconcile.store';
import type { Side } from './reconcile.tables';

export interface Found {
  cause: DifferenceCause;
  tradeNo: string;
  /** Empty where it is not about a refund. */
  refundNo: string;
  orderId: number | null;
  theirs: number | null;
  ours: number | null;
  at: Date;
}

interface Comparing {
  db: Db;
  clock: Clock;
  payway: ProviderPayway;
}

/** Judges a line of a bill: null where our books say the same. A line is a proof, and is taken as one. */
export const judge = (comparing: Comparing, line: BillLine): Promise<Found | null> =>
  line.kind === 'paid' ? judgePaid(comparing, line) : judgeRefunded(comparing, line);

async function judgePaid({ db, clock, payway }: Comparing, line: BillLine): Promise<Found | null> {
  const { tradeNo, transactionId, amount, at } = line;
  const row = await findByTradeNo(db, tradeNo);
  const isIts = row?.payway === payway;
  const known = { orderId: isIts ? row.orderId : null, ours: isIts ? row.amount : null };
  const found = (cause: DifferenceCause) => ({
    ...{ cause, tradeNo, refundNo: '', ...known, theirs: amount, at },
  });
  if (isIts && row.transactionId === transactionId) {
    return row.amount === amount ? null : found('wrongAmount');
  }
  const paid = { state: 'paid', tradeNo, transactionId, amount, paidAt: at } as const;
  const verdict = await takeProof(db, { clock }, { payway, source: 'bill', paid });
  return verdict === 'known' ? null : found(verdict);
}

async function judgeRefunded({ db, clock, payway }: Comparing, line: BillLine) {
  const { tradeNo, refundNo, amount, at } = line;
  const row = await findRefundOf(db, payway, line);
  const ours = row?.refund.amount ?? null;
  const found = (cause: DifferenceCause): Found => ({
    ...{ cause, tradeNo, refundNo, orderId: row?.orderId ?? null, theirs: amount, ours, at },
  });
  if (!row) return found('refundStranger');
  if (row.refund.amount !== amount) return found('refundAmount');
  if (row.refund.doneAt) return null;
  await db.transaction((tx) => moneyIsBack(tx, row.refund.id, clock.now()));
  return found('refundMarked');
}

interface Ours {
  tradeNo: string;
  refundNo: string;
  orderId: number;
  amount: number;
  at: Date | null;
  isBilled: boolean;
}

const unbilled = (rows: Ours[], cause: DifferenceCause): Found[] =>
  rows
    .filter(({ isBilled }) => !isBilled)
    .map(({ tradeNo, refundNo, orderId, amount, at }) => ({
      ...{ cause, tradeNo, refundNo, orderId, theirs: null, ours: amount, at: at ?? new Date(0) },
    }));

/** Our books of a day: their figures, and what no bill knows of. */
export async function readOurs(db: Db, payway: ProviderPayway, span: { from: Date; to: Date }) {
  const paid = await selectPaid(db, payway, span);
  const refunded = await selectRefunded(db, payway, span);
  return {
    side: sideOf(paid, refunded),
    missing: [...unbilled(paid, 'missing'), ...unbilled(refunded, 'refundMissing')],
  };
}

interface Amount {
  amount: number;
}

const sum = (rows: readonly Amount[]) => rows.reduce((total, { amount }) => total + amount, 0);

const sideOf = (paid: readonly Amount[], refunded: readonly Amount[]): Side => ({
  ...{ paidCount: paid.length, paid: sum(paid) },
  ...{ refundCount: refunded.length, refund: sum(refunded) },
});

export const sideOfLines = (lines: readonly BillLine[]): Side =>
  sideOf(
    lines.filter(({ kind }) => kind === 'paid'),
    lines.filter(({ kind }) => kind === 'refunded'),
  );
