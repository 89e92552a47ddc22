import { createHash, randomBytes } from 'node:crypto';
import { toRfc3339 } from '../../ports/paying/moments';
import type { Heard, Trouble } from './fakeProvider';
import { billOfDay, newTransactionId, type WechatTrade } from './wechatBooks';
import { seal } from './wechatHand';
import { type newCertificate, registered } from './wechatMerchant';

export interface WechatBooks {
  clock: { now(): Date };
  trades: Map<string, WechatTrade>;
  certificates: ReturnType<typeof newCertificate>[];
}

type Content = Record<string, unknown>;

export const refused = (status: number, code: string) => ({
  status,
  said: { code, message: code },
});

export const billWords = (trades: WechatBooks['trades'], day: string) =>
  billOfDay(day, [registered.appId, registered.mchId], trades.values());

export const wordsOfTrade = (trade: WechatTrade, trouble?: Trouble) => ({
  appid: registered.appId,
  mchid: trouble === 'otherMerchant' ? '1900000999' : registered.mchId,
  out_trade_no: trade.tradeNo,
  trade_state: trade.state,
  ...(trade.paidAt && {
    transaction_id: trade.transactionId,
    success_time: toRfc3339(trade.paidAt),
    trade_type: 'NATIVE',
  }),
  amount: { total: trade.total + (trouble === 'changedAmount' ? 1 : 0), currency: 'CNY' },
});

const listedCertificates = ({ certificates }: WechatBooks) => ({
  data: certificates.map(({ serial, pem }) => ({
    serial_no: serial,
    encrypt_certificate: seal(registered.apiV3Key, 'certificate', pem),
  })),
});

function begin({ trades }: WechatBooks, content: Content) {
  const { out_trade_no: tradeNo, amount, appid, mchid, notify_url: url } = content;
  const { total } = amount as { total: number };
  const { appId, mchId, notifyUrl } = registered;
  const isOurs = appid === appId && mchid === mchId && url === notifyUrl;
  const known = trades.get(String(tradeNo));
  if (!isOurs || !Number.isInteger(total)) return refused(400, 'PARAM_ERROR');
  if (known && known.total !== total) return refused(400, 'INVALID_REQUEST');
  if (known?.state === 'SUCCESS') return refused(400, 'ORDERPAID');
  const trade: WechatTrade = known ?? {
    tradeNo: String(tradeNo),
    total,
    codeUrl: `weixin://wxpay/bizpayurl?pr=${randomBytes(5).toString('hex')}`,
    state: 'NOTPAY',
    transactionId: newTransactionId(),
    paidAt: null,
    refund: null,
  };
  trades.set(trade.tradeNo, trade);
  return { status: 200, said: { code_url: trade.codeUrl } };
}

function refund({ trades, clock }: WechatBooks, content: Content) {
  const { out_trade_no: tradeNo, out_refund_no: refundNo, amount } = content;
  const { refund: fen, total } = amount as { refund: number; total: number };
  const trade = trades.get(String(tradeNo));
  if (!trade?.paidAt || trade.total !== total) return refused(404, 'RESOURCE_NOT_EXISTS');
  if (trade.refund && trade.refund.refundNo !== refundNo) return refused(403, 'NOT_ENOUGH');
  const status = 'PROCESSING';
  trade.refund ??= { refundNo: String(refundNo), fen, at: clock.now(), status };
  trade.state = 'REFUND';
  return refundSaid(trade.refund);
}

const refundSaid = ({ refundNo, fen, status }: NonNullable<WechatTrade['refund']>) => ({
  status: 200,
  said: { out_refund_no: refundNo, status, amount: { refund: fen } },
});

function refundQuery({ trades }: WechatBooks, refundNo: string) {
  const found = [...trades.values()].find((trade) => trade.refund?.refundNo === refundNo);
  return found?.refund ? refundSaid(found.refund) : refused(404, 'RESOURCE_NOT_EXISTS');
}

function bill({ trades }: WechatBooks, url: URL) {
  const day = url.searchParams.get('bill_date') ?? '';
  const words = billWords(trades, day);
  if (!words.includes('`')) return refused(400, 'NO_STATEMENT_EXIST');
  const value = createHash('sha1').update(words).digest('hex');
  const download = `${url.origin}/v3/billdownload/file?token=${day}`;
  return { status: 200, said: { download_url: download, hash_type: 'SHA1', hash_value: value } };
}

function close(trade: WechatTrade) {
  if (trade.paidAt) return refused(400, 'ORDERPAID');
  trade.state = 'CLOSED';
  return { status: 204, said: null };
}

/** What WeChat Pay does, by the path of the call. */
export function routeAsWechat(
  books: WechatBooks,
  { method, url, body }: Heard,
  trouble: Trouble | undefined,
) {
  const content = body ? (JSON.parse(body) as Content) : {};
  const path = url.pathname;
  if (path === '/v3/certificates') return { status: 200, said: listedCertificates(books) };
  if (path === '/v3/pay/transactions/native') return begin(books, content);
  if (path === '/v3/bill/tradebill') return bill(books, url);
  if (path === '/v3/refund/domestic/refunds') return refund(books, content);
  const [, refundNo] = /^\/v3\/refund\/domestic\/refunds\/(.+)$/.exec(path) ?? [];
  if (refundNo !== undefined) return refundQuery(books, refundNo);
  const [, tradeNo = ''] = /out-trade-no\/([^/]+)/.exec(path) ?? [];
  const trade = books.trades.get(tradeNo);
  if (!trade) return refused(404, 'ORDER_NOT_EXIST');
  return method === 'GET' ? { status: 200, said: wordsOfTrade(trade, trouble) } : close(trade);
}
