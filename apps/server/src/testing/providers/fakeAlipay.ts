import { randomInt, verify } from 'node:crypto';
import { type Parameters, signedText } from '../../ports/alipay/alipaySignature';
import type { AlipayKeys } from '../../ports/alipay/alipayKeys';
import type { Notice } from '../../ports/payments';
import { toWords } from '../../ports/paying/moments';
import { signatureOf } from '../../ports/paying/rsa';
import { billOfDay, type AlipayTrade } from './alipayBooks';
import {
  type Heard,
  newKeys,
  patienceOf,
  type Said,
  startProvider,
  type Trouble,
} from './fakeProvider';

const [application, alipay, stranger] = [newKeys(), newKeys(), newKeys()];
const newAlipayNo = () =>
  `2026112022001${Array.from({ length: 15 }, () => randomInt(10)).join('')}`;

type Answered = Record<string, unknown>;
const done = (more: Answered = {}) => ({ code: '10000', msg: 'Success', ...more });
const no = (code: string) => ({ code: '40004', msg: 'Business Failed', sub_code: code });

/** Alipay as far as one application sees it: it keeps books, and believes nothing unsigned. */
export async function startFakeAlipay(clock: { now(): Date }, timeoutMs?: number) {
  const trades = new Map<string, AlipayTrade>();
  /** False if refunds arrive later. */
  const ways = { refundsAtOnce: true, billAddress: null as string | null };

  /** Returns the parameters only if the application's signature is valid. */
  function signed(all: Parameters): Parameters | null {
    const { sign = '', ...said } = all;
    const text = Buffer.from(signedText(said));
    const isGood =
      said['app_id'] === keys.appId &&
      said['sign_type'] === 'RSA2' &&
      verify('sha256', text, application.publicKey, Buffer.from(sign, 'base64'));
    return isGood ? said : null;
  }

  /** A browser opens the signed address, and a phone scans the code on it. */
  function open(address: string): AlipayTrade {
    const said = signed(Object.fromEntries(new URL(address).searchParams));
    if (said?.['method'] !== 'alipay.trade.page.pay') throw new Error('invalid-signature');
    const about = JSON.parse(said['biz_content'] ?? '') as Record<string, string>;
    if (said['notify_url'] !== keys.notifyUrl || !/^\d+\.\d\d$/.test(about['total_amount'] ?? ''))
      throw new Error('invalid-parameter');
    const tradeNo = about['out_trade_no'] ?? '';
    const known = trades.get(tradeNo);
    const total = about['total_amount'] ?? '';
    const trade: AlipayTrade = known ?? {
      tradeNo,
      total,
      state: 'WAIT_BUYER_PAY',
      alipayNo: newAlipayNo(),
      paidAt: null,
      refund: null,
    };
    trades.set(tradeNo, trade);
    return trade;
  }

  const numbersOf = ({ tradeNo, alipayNo }: AlipayTrade) => ({
    out_trade_no: tradeNo,
    trade_no: alipayNo,
  });
  /** As if a fen more had been paid. */
  const oneMore = (yuan: string) => `1${yuan}`;

  const calls: Record<string, (about: Answered, trouble?: Trouble) => Answered> = {
    'alipay.trade.query': (about, trouble) => {
      const trade = trades.get(String(about['out_trade_no']));
      if (!trade) return no('ACQ.TRADE_NOT_EXIST');
      return done({
        ...numbersOf(trade),
        ...(trouble === 'otherMerchant' && { out_trade_no: 'somebodyElses' }),
        trade_status: trade.state,
        total_amount: trouble === 'changedAmount' ? oneMore(trade.total) : trade.total,
        ...(trade.paidAt && { send_pay_date: toWords(trade.paidAt) }),
        buyer_logon_id: '{"a\\"}*** \\u4e00',
      });
    },
    'alipay.trade.close': (about) => {
      const trade = trades.get(String(about['out_trade_no']));
      if (!trade) return no('ACQ.TRADE_NOT_EXIST');
      if (trade.paidAt) return no('ACQ.REASON_TRADE_STATUS_INVALID');
      trade.state = 'TRADE_CLOSED';
      return done(numbersOf(trade));
    },
    'alipay.trade.refund': (about) => {
      const trade = trades.get(String(about['out_trade_no']));
      if (!trade?.paidAt) return no('ACQ.TRADE_NOT_EXIST');
      const { refund } = trade;
      const requestNo = String(about['out_request_no']);
      if (refund && refund.requestNo !== requestNo) return no('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL');
      const isDone = ways.refundsAtOnce;
      const amount = String(about['refund_amount']);
      trade.refund ??= { requestNo, amount, at: clock.now(), isDone };
      trade.state = 'TRADE_CLOSED';
      const moved = !refund && isDone ? 'Y' : 'N';
      return done({ ...numbersOf(trade), fund_change: moved, refund_fee: amount });
    },
    'alipay.trade.fastpay.refund.query': (about) => {
      const refund = trades.get(String(about['out_trade_no']))?.refund;
      if (!refund?.isDone) return done();
      return done({
        out_request_no: refund.requestNo,
        refund_amount: refund.amount,
        refund_status: 'REFUND_SUCCESS',
      });
    },
    'alipay.data.dataservice.bill.downloadurl.query': (about) => {
      const day = String(about['bill_date']);
      if (!billOfDay(day, trades.values())) return no('isp.bill_not_exist');
      return done({ bill_download_url: ways.billAddress ?? `${server.origin}/bill?day=${day}` });
    },
  };

  function answer({ url, body }: Heard, trouble?: Trouble): Said {
    if (url.pathname === '/elsewhere') {
      return { status: 302, headers: { location: '/bill?day=2026-11-20' }, body: '' };
    }
    if (url.pathname === '/bill') {
      const bill = billOfDay(url.searchParams.get('day') ?? '', trades.values());
      return { status: 200, body: bill ?? '' };
    }
    const form = Object.fromEntries(new URLSearchParams(body));
    const said = signed({ ...Object.fromEntries(url.searchParams), ...form });
    if (!said) {
      const refused = { code: '40002', sub_code: 'isv.invalid-signature' };
      return { status: 200, body: JSON.stringify({ error_response: refused }) };
    }
    const { method = '' } = said;
    const about = JSON.parse(said['biz_content'] ?? '{}') as Answered;
    const stumbled = { code: '20000', msg: 'Service Unavailable', sub_code: 'isp.unknow-error' };
    const found = trouble === 'systemError' ? stumbled : calls[method]?.(about, trouble);
    const words = JSON.stringify(found ?? no('isv.invalid-method'));
    const key = trouble === 'wrongSignature' ? stranger.privateKey : alipay.privateKey;
    const name = `${method.replaceAll('.', '_')}_response`;
    return { status: 200, body: `{"${name}":${words},"sign":"${signatureOf(key, words)}"}` };
  }

  const server = await startProvider(answer, (path) => path === '/bill' || path === '/elsewhere');
  const keys: AlipayKeys = {
    appId: '2021000000000001',
    sellerId: '2088000000000001',
    privateKey: application.privateKey,
    publicKey: alipay.publicKey,
    notifyUrl: 'https://www.example.com/pay/notice/alipay',
    gateway: `${server.origin}/gateway.do`,
    get timeoutMs() {
      return patienceOf(server.troubles, timeoutMs);
    },
    billTimeoutMs: 60_000,
  };

  function write(about: Parameters, key = alipay.privateKey): Notice {
    const sign = signatureOf(key, signedText(about));
    const body = new URLSearchParams({ ...about, sign, sign_type: 'RSA2' }).toString();
    return {
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    };
  }

  const find = (tradeNo: string) => {
    const trade = trades.get(tradeNo);
    if (!trade) throw new Error(`nobody has opened ${tradeNo}`);
    return trade;
  };

  const wordsOf = (tradeNo: string, trouble?: Trouble): Parameters => {
    const trade = find(tradeNo);
    return {
      notify_time: toWords(clock.now()),
      notify_type: 'trade_status_sync',
      notify_id: '2026112000222100000000000000000001',
      charset: 'utf-8',
      version: '1.0',
      app_id: keys.appId,
      auth_app_id: keys.appId,
      seller_id: trouble === 'otherMerchant' ? '2088000000000999' : keys.sellerId,
      ...numbersOf(trade),
      trade_status: trade.state,
      total_amount: trouble === 'changedAmount' ? oneMore(trade.total) : trade.total,
      receipt_amount: trade.total,
      subject: '心电图判读 + 胸腔穿刺 & 100%',
      fund_bill_list: '[{"amount":"39.90","fundChannel":"ALIPAYACCOUNT"}]',
      ...(trade.paidAt && { gmt_payment: toWords(trade.paidAt) }),
    };
  };

  return {
    ...server,
    keys,
    trades,
    ways,
    open,
    write,
    wordsOf,
    strangersKey: stranger.privateKey,
    pay(tradeNo: string) {
      const trade = find(tradeNo);
      if (trade.state !== 'WAIT_BUYER_PAY') throw new Error(`${tradeNo} is closed`);
      Object.assign(trade, { state: 'TRADE_SUCCESS', paidAt: clock.now() });
    },
    endRefund: (tradeNo: string) => Object.assign(find(tradeNo).refund ?? {}, { isDone: true }),
    noticeOf: (tradeNo: string, trouble?: Trouble) => write(wordsOf(tradeNo, trouble)),
  };
}
