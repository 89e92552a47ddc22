import { httpStatuses } from '@cheese/domain/calls/httpStatuses';
import type { Clock } from '../clock';
import type {
  Bill,
  BillLine,
  MoneyBack,
  PaymentProvider,
  RefundAsked,
  TradeSaid,
} from '../payments';
import { toFen } from '../paying/amounts';
import { withinBytes } from '../paying/withinBytes';
import { toRfc3339 } from '../paying/moments';
import { readable } from '../paying/readable';
import { readLimited } from '../paying/readLimited';
import { askWechat } from './wechatAsk';
import { openBill, readWechatBill } from './wechatBill';
import { wechatKeyRing } from './wechatKeyRing';
import type { WechatKeys } from './wechatKeys';
import { believeWechat } from './wechatNotice';
import { sendToWechat, type WechatAsked, WechatRefusal } from './wechatSend';
import { isOurs, paidIn, type WechatTrade } from './wechatTrade';

const json = 'application/json; charset=utf-8';
const MOST_REASON_BYTES = 80;
const trades = '/v3/pay/transactions';
const refunds = '/v3/refund/domestic/refunds';

type Ask = (asked: WechatAsked) => Promise<Record<string, unknown>>;

/** WeChat Pay v3, Native: https://pay.weixin.qq.com/doc/v3/merchant/4012791832 */
export function wechatPay(keys: WechatKeys, clock: Clock): PaymentProvider {
  const ring = wechatKeyRing(keys, clock);
  const ask: Ask = (asked) => askWechat(keys, clock, ring, asked);
  return {
    frames: null,
    begin: (bill) => begin(ask, keys, bill),
    ask: (tradeNo) => askTrade(ask, keys, tradeNo),
    close: async (tradeNo) => {
      const path = `${trades}/out-trade-no/${encodeURIComponent(tradeNo)}/close`;
      await ask({ method: 'POST', path, body: { mchid: keys.mchId } });
    },
    refund: (back) => refund(ask, back),
    hasGivenBack: async (back) => {
      const said = await findRefund(ask, back.refundNo);
      return said !== null && stateOfRefund(said, back) === 'SUCCESS';
    },
    believe: (notice) => believeWechat(keys, { clock, ring }, notice),
    answers: {
      taken: { status: httpStatuses.ok, type: json, body: '{"code":"SUCCESS","message":"成功"}' },
      refused: {
        status: httpStatuses.badRequest,
        type: json,
        body: '{"code":"FAIL","message":"失败"}',
      },
    },
    billOf: (day) => billOf(ask, { keys, clock }, day),
  };
}

async function begin(ask: Ask, keys: WechatKeys, bill: Bill): Promise<string> {
  const body = {
    appid: keys.appId,
    mchid: keys.mchId,
    description: bill.title,
    out_trade_no: bill.tradeNo,
    time_expire: toRfc3339(bill.expiresAt),
    notify_url: keys.notifyUrl,
    amount: { total: toFen(bill.amount), currency: 'CNY' },
  };
  const { code_url: code } = await ask({ method: 'POST', path: `${trades}/native`, body });
  if (typeof code === 'string' && code !== '') return code;
  throw new Error('WeChat Pay answered no code');
}

async function askTrade(ask: Ask, keys: WechatKeys, tradeNo: string): Promise<TradeSaid> {
  const path = `${trades}/out-trade-no/${encodeURIComponent(tradeNo)}?mchid=${keys.mchId}`;
  const trade: WechatTrade | null = await ask({ method: 'GET', path }).catch(
    nullAt('ORDER_NOT_EXIST', 'ORDERNOTEXIST'),
  );
  if (!trade) return { state: 'unknown' };
  if (!isOurs(keys, trade) || trade.out_trade_no !== tradeNo) {
    throw new Error(`WeChat Pay told of another trade than ${tradeNo}`);
  }
  if (trade.trade_state === 'SUCCESS') {
    const paid = paidIn(trade);
    if (paid) return paid;
    throw new Error(`WeChat Pay told of ${tradeNo} without all that a payment has`);
  }
  // Money that is back again has paid nothing.
  const isOver = trade.trade_state === 'CLOSED' || trade.trade_state === 'REFUND';
  return { state: isOver ? 'closed' : 'unpaid' };
}

const nullAt =
  (...codes: string[]) =>
  (error: unknown) => {
    if (error instanceof WechatRefusal && codes.includes(error.code)) return null;
    throw error;
  };

/** Looked for before it is asked for, so that one under way is asked after. */
async function refund(ask: Ask, back: MoneyBack): Promise<'done' | 'pending'> {
  const known = await findRefund(ask, back.refundNo);
  const said = known ?? (await ask({ method: 'POST', path: refunds, body: refundBody(back) }));
  const state = stateOfRefund(said, back);
  if (state === 'SUCCESS') return 'done';
  if (state === 'PROCESSING') return 'pending';
  throw new Error(`the refund ${back.refundNo} is ${String(state)} at WeChat Pay`);
}

const findRefund = (ask: Ask, refundNo: string) =>
  ask({ method: 'GET', path: `${refunds}/${encodeURIComponent(refundNo)}` }).catch(
    nullAt('RESOURCE_NOT_EXISTS'),
  );

function stateOfRefund(said: Record<string, unknown>, { refundNo, amount }: RefundAsked) {
  const fen = (said['amount'] as { refund?: unknown } | undefined)?.refund;
  if (said['out_refund_no'] === refundNo && fen === toFen(amount)) return said['status'];
  throw new Error(`WeChat Pay told of another refund than ${refundNo}`);
}

const refundBody = ({ tradeNo, refundNo, amount, total, reason }: MoneyBack) => ({
  out_trade_no: tradeNo,
  out_refund_no: refundNo,
  reason: withinBytes(reason, MOST_REASON_BYTES),
  amount: { refund: toFen(amount), total: toFen(total), currency: 'CNY' },
});

async function billOf(
  ask: Ask,
  { keys, clock }: { keys: WechatKeys; clock: Clock },
  day: string,
): Promise<BillLine[]> {
  const path = `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL&tar_type=GZIP`;
  const bill = await ask({ method: 'GET', path }).catch(nullAt('NO_STATEMENT_EXIST'));
  if (!bill) return [];
  const url = new URL(String(bill['download_url']));
  // The request is signed, so it must not go to another host.
  if (url.origin !== keys.origin) throw new Error('a bill lies elsewhere than at WeChat Pay');
  const answer = await sendToWechat(keys, clock, {
    method: 'GET',
    path: `${url.pathname}${url.search}`,
    timeoutMs: keys.billTimeoutMs,
  });
  if (!answer.ok) throw new Error(`WeChat Pay gave no bill: HTTP ${answer.status}`);
  const hash = { type: bill['hash_type'], value: bill['hash_value'] };
  const file = await readLimited(answer);
  return readable(() => readWechatBill(openBill(file, hash)));
}
