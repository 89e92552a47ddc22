import type { AlipayKeys } from '../../ports/alipay/alipayKeys';
import { type Parameters, signedText } from '../../ports/alipay/alipaySignature';
import { toWords } from '../../ports/paying/moments';
import { signatureOf } from '../../ports/paying/rsa';
import type { Notice } from '../../ports/payments';
import {
  alipay,
  application,
  registered,
  newAlipayNo,
  signedByApplication,
  stranger,
} from './alipayApplication';
import type { AlipayTrade } from './alipayBooks';
import { type AlipayBooks, numbersOf, totalSaid } from './alipayCalls';
import { answerAsAlipay, isBillPath } from './alipayGateway';
import { patienceOf, startProvider, type Trouble } from './fakeProvider';

/** Alipay as far as one application sees it: it keeps books, and believes nothing unsigned. */
export async function startFakeAlipay(clock: { now(): Date }, timeoutMs?: number) {
  const trades = new Map<string, AlipayTrade>();
  const ways: AlipayBooks['ways'] = { refundsAtOnce: true, billAddress: null };
  const books = { clock, trades, ways };
  const server = await startProvider(
    (heard, trouble) => answerAsAlipay(books, heard, trouble),
    isBillPath,
  );
  const keys: AlipayKeys = {
    ...registered,
    privateKey: application.privateKey,
    publicKey: alipay.publicKey,
    gateway: `${server.origin}/gateway.do`,
    get timeoutMs() {
      return patienceOf(server.troubles, timeoutMs);
    },
    billTimeoutMs: 60_000,
  };
  const find = (tradeNo: string) => {
    const trade = trades.get(tradeNo);
    if (!trade) throw new Error(`nobody has opened ${tradeNo}`);
    return trade;
  };
  const wordsOf = (tradeNo: string, trouble?: Trouble) =>
    noticeWords(find(tradeNo), clock.now(), trouble);

  return {
    ...server,
    keys,
    trades,
    ways,
    open: (address: string) => openTrade(trades, address),
    write: writeNotice,
    wordsOf,
    strangersKey: stranger.privateKey,
    pay(tradeNo: string) {
      const trade = find(tradeNo);
      if (trade.state !== 'WAIT_BUYER_PAY') throw new Error(`${tradeNo} is closed`);
      Object.assign(trade, { state: 'TRADE_SUCCESS', paidAt: clock.now() });
    },
    endRefund: (tradeNo: string) => Object.assign(find(tradeNo).refund ?? {}, { isDone: true }),
    noticeOf: (tradeNo: string, trouble?: Trouble) => writeNotice(wordsOf(tradeNo, trouble)),
  };
}

/** A browser opens the signed address, and a phone scans the code on it. */
function openTrade(trades: AlipayBooks['trades'], address: string): AlipayTrade {
  const said = signedByApplication(Object.fromEntries(new URL(address).searchParams));
  if (said?.['method'] !== 'alipay.trade.page.pay') throw new Error('invalid-signature');
  const about = JSON.parse(said['biz_content'] ?? '') as Record<string, string>;
  const { total_amount: total = '', out_trade_no: tradeNo = '' } = about;
  if (said['notify_url'] !== registered.notifyUrl || !/^\d+\.\d\d$/.test(total))
    throw new Error('invalid-parameter');
  const trade: AlipayTrade = trades.get(tradeNo) ?? {
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

const noticeWords = (trade: AlipayTrade, now: Date, trouble?: Trouble): Parameters => ({
  notify_time: toWords(now),
  notify_type: 'trade_status_sync',
  notify_id: '2026112000222100000000000000000001',
  charset: 'utf-8',
  version: '1.0',
  app_id: registered.appId,
  auth_app_id: registered.appId,
  seller_id: trouble === 'otherMerchant' ? '2088000000000999' : registered.sellerId,
  ...numbersOf(trade),
  trade_status: trade.state,
  total_amount: totalSaid(trade, trouble),
  receipt_amount: trade.total,
  subject: '心电图判读 + 胸腔穿刺 & 100%',
  fund_bill_list: '[{"amount":"39.90","fundChannel":"ALIPAYACCOUNT"}]',
  ...(trade.paidAt && { gmt_payment: toWords(trade.paidAt) }),
});

function writeNotice(about: Parameters, key = alipay.privateKey): Notice {
  const sign = signatureOf(key, signedText(about));
  const body = new URLSearchParams({ ...about, sign, sign_type: 'RSA2' }).toString();
  return {
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
  };
}
