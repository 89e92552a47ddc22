import { httpStatuses } from '@cheese/domain/calls/httpStatuses';
import { paywayCodes } from '@cheese/domain/codes/shop/payment';
import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { startOfChinaDay } from '@cheese/domain/rules/time/chinaDay';
import type { Db } from '../../../../db/database';
import type { Clock } from '../../../../ports/clock';
import {
  type BillLine,
  type DemoPurse,
  type Paid,
  type PaymentProvider,
  type ProviderPayway,
  UnverifiedNotice,
} from '../../../../ports/payments';
import {
  changeOpen,
  findTrade,
  insertTrade,
  selectMoved,
  selectTrades,
  updateTrade,
} from './embedded.store';
import type { EmbeddedTradeRow } from './embedded.tables';

/** A provider whose customers pay with the demo phone. */
type EmbeddedProvider = PaymentProvider & DemoPurse;

const SIGNATURE = 'x-cheese-signature';
const DAY_MS = 86_400_000;
const plain = { type: 'text/plain; charset=utf-8' };

/** Both of them, and what pays there. */
export function embeddedPayments(db: Db, clock: Clock) {
  const both = {
    2: embeddedProvider(db, clock, paywayCodes.wechat),
    3: embeddedProvider(db, clock, paywayCodes.alipay),
  };
  return { providers: both, purses: both };
}

function embeddedProvider(db: Db, clock: Clock, payway: ProviderPayway): EmbeddedProvider {
  // One process signs and verifies these notices, so the key never leaves it.
  const key = randomBytes(32);
  const sign = (body: string) => createHmac('sha256', key).update(body).digest();
  return {
    frames: null,
    async begin({ tradeNo, amount, title, expiresAt }) {
      const openedAt = clock.now();
      await insertTrade(db, { tradeNo, payway, amount, title, openedAt, expiresAt });
      return payway === paywayCodes.wechat
        ? `cheesepay://trade/${tradeNo}`
        : `/sandbox/alipay/${tradeNo}`;
    },
    async ask(tradeNo) {
      const row = await findTrade(db, tradeNo);
      if (!row) return { state: 'unknown' };
      return toPaid(row) ?? { state: row.closedAt ? 'closed' : 'unpaid' };
    },
    async close(tradeNo) {
      if (await changeOpen(db, tradeNo, { closedAt: clock.now() })) return;
      if ((await findTrade(db, tradeNo))?.paidAt) throw new Error(`${tradeNo} is paid`);
    },
    async refund({ tradeNo, refundNo }) {
      await updateTrade(db, tradeNo, { refundNo, refundedAt: clock.now() });
      return 'done';
    },
    async hasGivenBack({ tradeNo, refundNo, amount }) {
      const row = await findTrade(db, tradeNo);
      return row?.refundNo === refundNo && row.amount === amount && row.refundedAt !== null;
    },
    async believe({ headers, body }) {
      const said = Buffer.from(String(headers[SIGNATURE] ?? ''), 'hex');
      const right = sign(body);
      if (said.length !== right.length || !timingSafeEqual(said, right)) {
        throw new UnverifiedNotice('signature');
      }
      const { paidAt, ...paid } = JSON.parse(body) as Omit<Paid, 'paidAt'> & { paidAt: string };
      return { ...paid, paidAt: new Date(paidAt) };
    },
    answers: {
      taken: { status: httpStatuses.ok, body: 'success', ...plain },
      refused: { status: httpStatuses.badRequest, body: 'fail', ...plain },
    },
    billOf: (day) => billOf(db, payway, day),
    bills: async () => (await selectTrades(db, payway)).map(toShown),
    knows: async (tradeNo) => (await findTrade(db, tradeNo))?.payway === payway,
    decline: async (tradeNo) => void (await updateTrade(db, tradeNo, { declinedAt: clock.now() })),
    confirm: (tradeNo) =>
      changeOpen(db, tradeNo, { transactionId: randomUUID(), paidAt: clock.now() }),
    async noticeOf(tradeNo) {
      const row = await findTrade(db, tradeNo);
      const paid = row && toPaid(row);
      if (!paid) return null;
      const body = JSON.stringify(paid);
      return { body, headers: { [SIGNATURE]: sign(body).toString('hex') } };
    },
  };
}

const toShown = ({ tradeNo, title, amount, openedAt, paidAt, declinedAt }: EmbeddedTradeRow) => ({
  tradeNo,
  title,
  amount,
  openedAt,
  isPaid: paidAt !== null,
  isDeclined: paidAt === null && declinedAt !== null,
});

function toPaid({ tradeNo, transactionId, paidAt, amount }: EmbeddedTradeRow): Paid | null {
  if (!paidAt || transactionId === null) return null;
  return { state: 'paid', tradeNo, transactionId, amount, paidAt };
}

async function billOf(db: Db, payway: ProviderPayway, day: string): Promise<BillLine[]> {
  const from = new Date(startOfChinaDay(day));
  const span = { from, to: new Date(from.getTime() + DAY_MS) };
  const lines = async (kind: BillLine['kind'], moment: 'paidAt' | 'refundedAt') =>
    (await selectMoved(db, payway, moment, span)).map((row) => {
      const { tradeNo, transactionId, amount } = row;
      const refundNo = kind === 'paid' ? '' : (row.refundNo ?? '');
      const numbers = { tradeNo, transactionId: transactionId ?? '', refundNo };
      return { ...numbers, kind, amount, at: row[moment] ?? from };
    });
  return [...(await lines('paid', 'paidAt')), ...(await lines('refunded', 'refundedAt'))];
}
