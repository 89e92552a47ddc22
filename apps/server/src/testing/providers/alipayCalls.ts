import { toWords } from '../../ports/paying/moments';
import { billOfDay, type AlipayTrade } from './alipayBooks';
import type { Trouble } from './fakeProvider';

export type Content = Record<string, unknown>;

export interface AlipayBooks {
  clock: { now(): Date };
  trades: Map<string, AlipayTrade>;
  /** Whether refunds are made at once, and where a bill is fetched if not here. */
  ways: { refundsAtOnce: boolean; billAddress: string | null };
}

interface GatewayCall {
  about: Content;
  origin: string;
  trouble: Trouble | undefined;
}

const done = (more: Content = {}) => ({ code: '10000', msg: 'Success', ...more });
export const refused = (code: string) => ({
  code: '40004',
  msg: 'Business Failed',
  sub_code: code,
});

export const numbersOf = ({ tradeNo, alipayNo }: AlipayTrade) => ({
  out_trade_no: tradeNo,
  trade_no: alipayNo,
});

/** The total of a trade; a changed one has a digit more. */
export const totalSaid = ({ total }: AlipayTrade, trouble?: Trouble) =>
  trouble === 'changedAmount' ? `1${total}` : total;

function query({ trades }: AlipayBooks, { about, trouble }: GatewayCall): Content {
  const trade = trades.get(String(about['out_trade_no']));
  if (!trade) return refused('ACQ.TRADE_NOT_EXIST');
  return done({
    ...numbersOf(trade),
    ...(trouble === 'otherMerchant' && { out_trade_no: 'somebodyElses' }),
    trade_status: trade.state,
    total_amount: totalSaid(trade, trouble),
    ...(trade.paidAt && { send_pay_date: toWords(trade.paidAt) }),
    buyer_logon_id: '{"a\\"}*** \\u4e00',
  });
}

function close({ trades }: AlipayBooks, { about }: GatewayCall): Content {
  const trade = trades.get(String(about['out_trade_no']));
  if (!trade) return refused('ACQ.TRADE_NOT_EXIST');
  if (trade.paidAt) return refused('ACQ.REASON_TRADE_STATUS_INVALID');
  trade.state = 'TRADE_CLOSED';
  return done(numbersOf(trade));
}

function refund({ trades, ways, clock }: AlipayBooks, { about }: GatewayCall): Content {
  const trade = trades.get(String(about['out_trade_no']));
  if (!trade?.paidAt) return refused('ACQ.TRADE_NOT_EXIST');
  const { refund: earlier } = trade;
  const requestNo = String(about['out_request_no']);
  if (earlier && earlier.requestNo !== requestNo) return refused('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL');
  const isDone = ways.refundsAtOnce;
  const amount = String(about['refund_amount']);
  trade.refund ??= { requestNo, amount, at: clock.now(), isDone };
  trade.state = 'TRADE_CLOSED';
  const moved = !earlier && isDone ? 'Y' : 'N';
  return done({ ...numbersOf(trade), fund_change: moved, refund_fee: amount });
}

function refundQuery({ trades }: AlipayBooks, { about }: GatewayCall): Content {
  const made = trades.get(String(about['out_trade_no']))?.refund;
  if (!made?.isDone) return done();
  return done({
    out_request_no: made.requestNo,
    refund_amount: made.amount,
    refund_status: 'REFUND_SUCCESS',
  });
}

function billAddress({ trades, ways }: AlipayBooks, { about, origin }: GatewayCall): Content {
  const day = String(about['bill_date']);
  if (!billOfDay(day, trades.values())) return refused('isp.bill_not_exist');
  return done({ bill_download_url: ways.billAddress ?? `${origin}/bill?day=${day}` });
}

/** What the gateway does, by the name of its method. */
export const alipayCalls: Record<string, (books: AlipayBooks, call: GatewayCall) => Content> = {
  'alipay.trade.query': query,
  'alipay.trade.close': close,
  'alipay.trade.refund': refund,
  'alipay.trade.fastpay.refund.query': refundQuery,
  'alipay.data.dataservice.bill.downloadurl.query': billAddress,
};
