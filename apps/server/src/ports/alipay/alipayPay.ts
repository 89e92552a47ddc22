import { httpStatuses } from '@cheese/domain/calls/httpStatuses';
import { alipayFrame } from '@cheese/domain/codes/shop/payment';
import type { Clock } from '../clock';
import type {
  Bill,
  BillLine,
  MoneyBack,
  PaymentProvider,
  RefundAsked,
  TradeSaid,
} from '../payments';
import { toYuan } from '../paying/amounts';
import { toWords } from '../paying/moments';
import { readable } from '../paying/readable';
import { readLimited } from '../paying/readLimited';
import { addressOf, type AlipayAsked, AlipayRefusal, askAlipay } from './alipayAsk';
import { readAlipayBill } from './alipayBill';
import { alipayBillAddress, alipayFrames, type AlipayKeys } from './alipayKeys';
import { verifyAlipayNotice } from './alipayNotice';
import { isPaidState, paidIn } from './alipayTrade';

const plain = { status: httpStatuses.ok, type: 'text/plain; charset=utf-8' };
const MOST_REASON = 256;

type Ask = (method: string, about: object) => Promise<Record<string, unknown>>;

/** Alipay, 电脑网站支付: https://opendocs.alipay.com/open/270/105898 */
export function alipayPay(keys: AlipayKeys, clock: Clock): PaymentProvider {
  const ask: Ask = (method, about) => askAlipay(keys, clock, { method, about });
  return {
    frames: alipayFrames(keys.gateway),
    begin: async (bill) => addressOf(keys, clock, pagePay(keys, bill)),
    ask: (tradeNo) => askTrade(ask, tradeNo),
    close: async (tradeNo) =>
      // An unscanned trade does not exist at Alipay and expires on its own.
      void (await ask('alipay.trade.close', { out_trade_no: tradeNo }).catch(
        nullAt('ACQ.TRADE_NOT_EXIST'),
      )),
    refund: (back) => refund(ask, back),
    hasGivenBack: (back) => hasGivenBack(ask, back),
    believe: (notice) => verifyAlipayNotice(keys, notice),
    answers: { taken: { ...plain, body: 'success' }, refused: { ...plain, body: 'failure' } },
    billOf: (day) => billOf(ask, keys, day),
  };
}

const pagePay = (keys: AlipayKeys, bill: Bill): AlipayAsked => ({
  method: 'alipay.trade.page.pay',
  notifyUrl: keys.notifyUrl,
  about: {
    out_trade_no: bill.tradeNo,
    total_amount: toYuan(bill.amount),
    subject: bill.title,
    product_code: 'FAST_INSTANT_TRADE_PAY',
    qr_pay_mode: String(alipayFrame.qrPayMode),
    qrcode_width: alipayFrame.qrcodeWidth,
    time_expire: toWords(bill.expiresAt),
  },
});

const nullAt = (code: string) => (error: unknown) => {
  if (error instanceof AlipayRefusal && error.code === code) return null;
  throw error;
};

async function askTrade(ask: Ask, tradeNo: string): Promise<TradeSaid> {
  const about = { out_trade_no: tradeNo };
  const trade = await ask('alipay.trade.query', about).catch(nullAt('ACQ.TRADE_NOT_EXIST'));
  if (!trade) return { state: 'unknown' };
  if (trade['out_trade_no'] !== tradeNo) {
    throw new Error(`Alipay told of another trade than ${tradeNo}`);
  }
  const { trade_status: state } = trade;
  if (!isPaidState(state)) return { state: state === 'TRADE_CLOSED' ? 'closed' : 'unpaid' };
  const paid = paidIn(trade);
  if (paid) return paid;
  throw new Error(`Alipay told of ${tradeNo} without all that a payment has`);
}

/** Asked for again by its number it moves nothing twice; `fund_change` says that it moved now. */
async function refund(ask: Ask, back: MoneyBack): Promise<'done' | 'pending'> {
  const { tradeNo, refundNo, amount, reason } = back;
  const said = await ask('alipay.trade.refund', {
    ...numbersOf(back),
    refund_amount: toYuan(amount),
    refund_reason: reason.slice(0, MOST_REASON),
  });
  if (said['out_trade_no'] !== tradeNo) {
    throw new Error(`Alipay told of another refund than ${refundNo}`);
  }
  if (said['fund_change'] === 'Y') return 'done';
  return (await hasGivenBack(ask, back)) ? 'done' : 'pending';
}

const numbersOf = ({ tradeNo, refundNo }: RefundAsked) => ({
  out_trade_no: tradeNo,
  out_request_no: refundNo,
});

async function hasGivenBack(ask: Ask, back: RefundAsked): Promise<boolean> {
  const { refundNo, amount } = back;
  const known = await ask('alipay.trade.fastpay.refund.query', numbersOf(back));
  const isDone =
    known['refund_status'] === 'REFUND_SUCCESS' && known['out_request_no'] === refundNo;
  if (!isDone) return false;
  if (known['refund_amount'] === toYuan(amount)) return true;
  throw new Error(`Alipay has another amount for the refund ${refundNo}`);
}

/** The address comes signed, is good for half a minute, and needs no key; the bill is not signed. */
async function billOf(
  ask: Ask,
  { gateway, billTimeoutMs }: AlipayKeys,
  day: string,
): Promise<BillLine[]> {
  const method = 'alipay.data.dataservice.bill.downloadurl.query';
  const about = { bill_type: 'trade', bill_date: day };
  const bill = await ask(method, about).catch(nullAt('isp.bill_not_exist'));
  if (!bill) return [];
  const address = alipayBillAddress(gateway, bill['bill_download_url']);
  const signal = AbortSignal.timeout(billTimeoutMs);
  const answer = await fetch(address, { signal, redirect: 'error' });
  if (!answer.ok) throw new Error(`Alipay gave no bill: HTTP ${answer.status}`);
  const file = await readLimited(answer);
  return readable(() => readAlipayBill(file));
}
