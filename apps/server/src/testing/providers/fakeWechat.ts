import { createHash, randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Notice } from '../../ports/payments';
import { toRfc3339 } from '../../ports/paying/moments';
import type { WechatKeys } from '../../ports/wechat/wechatKeys';
import { makeCertificate } from './certificate';
import {
  type Heard,
  newKeys,
  patienceOf,
  type Said,
  startProvider,
  type Trouble,
} from './fakeProvider';
import { billOfDay, type WechatTrade, newTransactionId } from './wechatBooks';
import { isOfMerchant, seal, type Signer, signedHeaders } from './wechatHand';

const DAY_MS = 86_400_000;
const [merchant, platform, stranger] = [newKeys(), newKeys(), newKeys()];

const platformKeys = [newKeys(), newKeys()] as const;

/** A platform certificate, good for five years from a moment on. */
function newCertificate(place: 0 | 1, from: Date) {
  const serial = `${place + 1}${'0'.repeat(39)}`;
  const keys = platformKeys[place];
  const until = new Date(from.getTime() + 5 * 365 * DAY_MS);
  const pem = makeCertificate({ serial, keys, from, until });
  return { serial, key: keys.privateKey, pem };
}

type Settings = { by: 'publicKey' | 'certificate'; timeoutMs?: number };

/** WeChat Pay as far as one merchant sees it: it keeps books, and believes nothing unsigned. */
export async function startFakeWechat(clock: { now(): Date }, { by, timeoutMs }: Settings) {
  const trades = new Map<string, WechatTrade>();
  const nonces = new Set<string>();
  const certificates = [newCertificate(0, new Date(clock.now().getTime() - DAY_MS))];
  const publicSigner: Signer = { serial: 'PUB_KEY_ID_0119000000012026', key: platform.privateKey };
  const wrong = stranger.privateKey;
  const signer = () => (by === 'publicKey' ? publicSigner : (certificates.at(-1) ?? publicSigner));

  const listed = () => ({
    data: certificates.map(({ serial, pem }) => ({
      serial_no: serial,
      encrypt_certificate: seal(keys.apiV3Key, 'certificate', pem),
    })),
  });

  const tradeOf = (trade: WechatTrade, trouble?: Trouble) => ({
    appid: keys.appId,
    mchid: trouble === 'otherMerchant' ? '1900000999' : keys.mchId,
    out_trade_no: trade.tradeNo,
    trade_state: trade.state,
    ...(trade.paidAt && {
      transaction_id: trade.transactionId,
      success_time: toRfc3339(trade.paidAt),
      trade_type: 'NATIVE',
    }),
    amount: { total: trade.total + (trouble === 'changedAmount' ? 1 : 0), currency: 'CNY' },
  });

  const refuse = (status: number, code: string) => ({ status, said: { code, message: code } });

  function begin(asked: Record<string, unknown>) {
    const { out_trade_no: tradeNo, amount, appid, mchid, notify_url: url } = asked;
    const { total } = amount as { total: number };
    const isOurs = appid === keys.appId && mchid === keys.mchId && url === keys.notifyUrl;
    const known = trades.get(String(tradeNo));
    if (!isOurs || !Number.isInteger(total)) return refuse(400, 'PARAM_ERROR');
    if (known && known.total !== total) return refuse(400, 'INVALID_REQUEST');
    if (known?.state === 'SUCCESS') return refuse(400, 'ORDERPAID');
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

  function refund(asked: Record<string, unknown>) {
    const { out_trade_no: tradeNo, out_refund_no: refundNo, amount } = asked;
    const { refund: fen, total } = amount as { refund: number; total: number };
    const trade = trades.get(String(tradeNo));
    if (!trade?.paidAt || trade.total !== total) return refuse(404, 'RESOURCE_NOT_EXISTS');
    if (trade.refund && trade.refund.refundNo !== refundNo) return refuse(403, 'NOT_ENOUGH');
    const status = 'PROCESSING';
    trade.refund ??= { refundNo: String(refundNo), fen, at: clock.now(), status };
    trade.state = 'REFUND';
    return refundSaid(trade.refund);
  }

  const refundSaid = ({ refundNo, fen, status }: NonNullable<WechatTrade['refund']>) => ({
    status: 200,
    said: { out_refund_no: refundNo, status, amount: { refund: fen } },
  });

  function route({ method, url, body }: Heard, trouble?: Trouble) {
    const asked = body ? (JSON.parse(body) as Record<string, unknown>) : {};
    const path = url.pathname;
    if (path === '/v3/certificates') return { status: 200, said: listed() };
    if (path === '/v3/pay/transactions/native') return begin(asked);
    if (path === '/v3/bill/tradebill') return bill(url);
    if (path === '/v3/refund/domestic/refunds') return refund(asked);
    const [, refundNo] = /^\/v3\/refund\/domestic\/refunds\/(.+)$/.exec(path) ?? [];
    if (refundNo !== undefined) {
      const found = [...trades.values()].find((trade) => trade.refund?.refundNo === refundNo);
      return found?.refund ? refundSaid(found.refund) : refuse(404, 'RESOURCE_NOT_EXISTS');
    }
    const [, tradeNo = ''] = /out-trade-no\/([^/]+)/.exec(path) ?? [];
    const trade = trades.get(tradeNo);
    if (!trade) return refuse(404, 'ORDER_NOT_EXIST');
    if (method === 'GET') return { status: 200, said: tradeOf(trade, trouble) };
    if (trade.paidAt) return refuse(400, 'ORDERPAID');
    trade.state = 'CLOSED';
    return { status: 204, said: null };
  }

  const own = () => [keys.appId, keys.mchId];
  const billWords = (day: string) => billOfDay(day, own(), trades.values());
  let isBillChanged = false;

  function bill(url: URL) {
    const day = url.searchParams.get('bill_date') ?? '';
    const words = billWords(day);
    if (!words.includes('`')) return refuse(400, 'NO_STATEMENT_EXIST');
    const value = createHash('sha1').update(words).digest('hex');
    const download = `${keys.origin}/v3/billdownload/file?token=${day}`;
    return { status: 200, said: { download_url: download, hash_type: 'SHA1', hash_value: value } };
  }

  function answer(heard: Heard, trouble: Trouble | undefined): Said {
    const who = { mchId: keys.mchId, serial: keys.serial, publicKey: merchant.publicKey };
    if (!isOfMerchant(heard, who, { now: clock.now(), nonces })) {
      return { status: 401, body: '{"code":"SIGN_ERROR","message":"错误的签名"}' };
    }
    if (heard.url.pathname === '/v3/billdownload/file') {
      const words = billWords(heard.url.searchParams.get('token') ?? '');
      return { status: 200, body: gzipSync(isBillChanged ? words.replace('.', '1.') : words) };
    }
    const { status, said } =
      trouble === 'systemError' ? refuse(500, 'SYSTEM_ERROR') : route(heard, trouble);
    const body = said ? JSON.stringify(said) : '';
    const hand = trouble === 'wrongSignature' ? { ...signer(), key: wrong } : signer();
    return { status, body, headers: signedHeaders(hand, clock.now(), body) };
  }

  const server = await startProvider(answer, (path) => path === '/v3/certificates');
  const keys: WechatKeys = {
    appId: 'wx8888888888888888',
    mchId: '1900000001',
    serial: 'ABCDEF0123456789ABCDEF0123456789ABCDEF01',
    privateKey: merchant.privateKey,
    apiV3Key: 'a7cde1ZJB1kG2e7VfTs3jQzaWizur8Gb',
    publicKey: by === 'publicKey' ? { id: publicSigner.serial, key: platform.publicKey } : null,
    notifyUrl: 'https://www.example.com/pay/notice/wechat',
    origin: server.origin,
    get timeoutMs() {
      return patienceOf(server.troubles, timeoutMs);
    },
    billTimeoutMs: 60_000,
  };

  /** A notice of anything, signed and sealed as WeChat does it. */
  function write(kind: string, about: object, hand: Signer = signer(), now = clock.now()): Notice {
    const resource = seal(keys.apiV3Key, 'transaction', JSON.stringify(about));
    const body = JSON.stringify({
      id: randomBytes(8).toString('hex'),
      create_time: toRfc3339(now),
      resource_type: 'encrypt-resource',
      event_type: kind,
      summary: '支付成功',
      resource: { original_type: 'transaction', ...resource },
    });
    return { body, headers: signedHeaders(hand, now, body) };
  }

  const find = (tradeNo: string) => {
    const trade = trades.get(tradeNo);
    if (!trade) throw new Error(`nobody has begun ${tradeNo}`);
    return trade;
  };

  return {
    ...server,
    now: () => clock.now(),
    keys,
    trades,
    write,
    signer,
    tradeOf,
    wrongHand: () => ({ ...signer(), key: wrong }),
    /** WeChat begins to sign with another certificate. */
    rotate: () => certificates.push(newCertificate(1, clock.now())),
    changeBill: () => (isBillChanged = true),
    pay(tradeNo: string) {
      const trade = find(tradeNo);
      if (trade.state === 'CLOSED') throw new Error(`${tradeNo} is closed`);
      Object.assign(trade, { state: 'SUCCESS', paidAt: clock.now() });
    },
    endRefund: (tradeNo: string, status = 'SUCCESS') =>
      Object.assign(find(tradeNo).refund ?? {}, { status }),
    noticeOf: (tradeNo: string, trouble?: Trouble) =>
      write('TRANSACTION.SUCCESS', tradeOf(find(tradeNo), trouble)),
  };
}
