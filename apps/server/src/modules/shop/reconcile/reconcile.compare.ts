import type { DifferenceCause } from '@cheese/domain/codes/shop/reconcile';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import type { BillLine, PaymentProvider, ProviderPayway } from '../../../ports/payments';
import { findByTradeNo } from '../payment/payment.door';
import { moneyIsBack } from '../payment/payment.refund';
import { takeProof } from '../payment/payment.truth';
import type { PaymentRow } from '../order/payment.tables';
import { findRefundOf, selectPaid, selectRefunded, sumBack } from './reconcile.books.store';
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
  provider: PaymentProvider;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** The correction for a bill line; it commits or fails together with the recorded difference. */
export type Act = (tx: Db) => Promise<Found | null>;

/** Judges a line of a bill: null where our books say the same, or where it says nothing yet. */
export function judge(comparing: Comparing, line: BillLine): Promise<Act | null> {
  if (line.kind === 'paid') return judgePaid(comparing, line);
  return line.kind === 'refunding' ? Promise.resolve(null) : judgeRefunded(comparing, line);
}

async function judgePaid(comparing: Comparing, line: BillLine): Promise<Act | null> {
  const { db, clock, payway } = comparing;
  const { tradeNo, transactionId, amount, at } = line;
  const known = await findByTradeNo(db, tradeNo);
  const row = known?.payway === payway ? known : null;
  const ours = { orderId: row?.orderId ?? null, ours: row?.amount ?? null };
  const found = (cause: DifferenceCause) => ({
    cause,
    tradeNo,
    refundNo: '',
    ...ours,
    theirs: amount,
    at,
  });
  const only = (cause: DifferenceCause) => () => Promise.resolve(found(cause));
  if (row?.transactionId === transactionId) {
    return row.amount === amount ? null : only('wrongAmount');
  }
  if (row?.transactionId === null && row.amount === amount) {
    if (await isGivenBack(comparing, row)) return only('givenBack');
    if (!(await isConfirmed(comparing, line))) return only('unconfirmed');
  }
  const paid = { state: 'paid', tradeNo, transactionId, amount, paidAt: at } as const;
  return async (tx) => {
    const verdict = await takeProof(tx, { clock }, { payway, source: 'bill', paid });
    return verdict === 'known' ? null : found(verdict);
  };
}

/** True if a payment we never heard of has already been refunded in full. */
const isGivenBack = async ({ db, payway }: Comparing, row: PaymentRow) =>
  row.payway === payway &&
  row.transactionId === null &&
  (await sumBack(db, payway, row.tradeNo)) >= row.amount;

/** Not every bill is signed: what it says moves nothing before its provider says the same. */
async function isConfirmed({ provider, log }: Comparing, line: BillLine): Promise<boolean> {
  try {
    if (line.kind !== 'paid') return await provider.hasGivenBack(line);
    const said = await provider.ask(line.tradeNo);
    const isPaid = said.state === 'paid' && said.transactionId === line.transactionId;
    return isPaid && said.amount === line.amount;
  } catch (error) {
    log.error({ err: error, tradeNo: line.tradeNo }, 'a line of a bill was not confirmed');
    return false;
  }
}

async function judgeRefunded(comparing: Comparing, line: BillLine): Promise<Act | null> {
  const { db, clock, payway } = comparing;
  const { tradeNo, refundNo, amount, at } = line;
  const row = await findRefundOf(db, payway, line);
  const ours = row?.refund.amount ?? null;
  const found = (cause: DifferenceCause): Found => ({
    cause,
    tradeNo,
    refundNo,
    orderId: row?.orderId ?? null,
    theirs: amount,
    ours,
    at,
  });
  const only = (one: Found) => () => Promise.resolve(one);
  if (line.kind === 'refundFailed') return only(found('refundFailed'));
  if (!row) {
    const paid = await findByTradeNo(db, tradeNo);
    if (!paid || !(await isGivenBack(comparing, paid))) return only(found('refundStranger'));
    // Told once, whichever of its lines comes first.
    const { orderId, amount: due } = paid;
    return only({ ...found('givenBack'), refundNo: '', orderId, ours: due });
  }
  const { id, amount: due, doneAt } = row.refund;
  if (due !== amount) return only(found('refundAmount'));
  if (doneAt) return null;
  if (!(await isConfirmed(comparing, { ...line, refundNo: row.refund.refundNo }))) {
    return only(found('refundUnconfirmed'));
  }
  return async (tx) => {
    await moneyIsBack(tx, id, clock.now());
    return found('refundMarked');
  };
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
      cause,
      tradeNo,
      refundNo,
      orderId,
      theirs: null,
      ours: amount,
      at: at ?? new Date(0),
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
  paidCount: paid.length,
  paid: sum(paid),
  refundCount: refunded.length,
  refund: sum(refunded),
});

export const sideOfLines = (lines: readonly BillLine[]): Side =>
  sideOf(
    lines.filter(({ kind }) => kind === 'paid'),
    lines.filter(({ kind }) => kind === 'refunded'),
  );
