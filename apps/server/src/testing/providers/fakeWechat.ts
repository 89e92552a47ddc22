import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { toRfc3339 } from '../../ports/paying/moments';
import type { Notice } from '../../ports/payments';
import type { WechatKeys } from '../../ports/wechat/wechatKeys';
import { type Heard, patienceOf, type Said, startProvider, type Trouble } from './fakeProvider';
import type { WechatTrade } from './wechatBooks';
import { billWords, refused, routeAsWechat, type WechatBooks, wordsOfTrade } from './wechatCalls';
import { isOfMerchant, seal, type Signer, signedHeaders } from './wechatHand';
import {
  DAY_MS,
  merchant,
  newCertificate,
  platform,
  publicSigner,
  registered,
  stranger,
} from './wechatMerchant';

type Settings = { by: 'publicKey' | 'certificate'; timeoutMs?: number };

interface WechatState extends WechatBooks {
  by: Settings['by'];
  nonces: Set<string>;
  isBillChanged: boolean;
}

/** WeChat Pay as far as one merchant sees it: it keeps books, and believes nothing unsigned. */
export async function startFakeWechat(clock: { now(): Date }, { by, timeoutMs }: Settings) {
  const trades = new Map<string, WechatTrade>();
  const certificates = [newCertificate(0, new Date(clock.now().getTime() - DAY_MS))];
  const nonces = new Set<string>();
  const state: WechatState = { clock, trades, certificates, by, nonces, isBillChanged: false };
  const server = await startProvider(
    (heard, trouble) => answerAsWechat(state, heard, trouble),
    (path) => path === '/v3/certificates',
  );
  const keys: WechatKeys = {
    ...registered,
    privateKey: merchant.privateKey,
    publicKey: by === 'publicKey' ? { id: publicSigner.serial, key: platform.publicKey } : null,
    origin: server.origin,
    get timeoutMs() {
      return patienceOf(server.troubles, timeoutMs);
    },
    billTimeoutMs: 60_000,
  };
  const signer = () => signerOf(state);
  const write = (kind: string, about: object, hand = signer(), now = clock.now()) =>
    writeNotice(kind, about, hand, now);
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
    tradeOf: wordsOfTrade,
    wrongHand: () => wrongHand(state),
    /** WeChat begins to sign with another certificate. */
    rotate: () => certificates.push(newCertificate(1, clock.now())),
    changeBill: () => (state.isBillChanged = true),
    pay(tradeNo: string) {
      const trade = find(tradeNo);
      if (trade.state === 'CLOSED') throw new Error(`${tradeNo} is closed`);
      Object.assign(trade, { state: 'SUCCESS', paidAt: clock.now() });
    },
    endRefund: (tradeNo: string, status = 'SUCCESS') =>
      Object.assign(find(tradeNo).refund ?? {}, { status }),
    noticeOf: (tradeNo: string, trouble?: Trouble) =>
      write('TRANSACTION.SUCCESS', wordsOfTrade(find(tradeNo), trouble)),
  };
}

const signerOf = ({ by, certificates }: WechatState): Signer =>
  by === 'publicKey' ? publicSigner : (certificates.at(-1) ?? publicSigner);

const wrongHand = (state: WechatState): Signer => ({
  ...signerOf(state),
  key: stranger.privateKey,
});

function answerAsWechat(state: WechatState, heard: Heard, trouble: Trouble | undefined): Said {
  const now = state.clock.now();
  const { mchId, serial } = registered;
  const who = { mchId, serial, publicKey: merchant.publicKey };
  if (!isOfMerchant(heard, who, { now, nonces: state.nonces })) {
    return { status: 401, body: '{"code":"SIGN_ERROR","message":"错误的签名"}' };
  }
  if (heard.url.pathname === '/v3/billdownload/file') {
    const words = billWords(state.trades, heard.url.searchParams.get('token') ?? '');
    return { status: 200, body: gzipSync(state.isBillChanged ? words.replace('.', '1.') : words) };
  }
  const { status, said } =
    trouble === 'systemError' ? refused(500, 'SYSTEM_ERROR') : routeAsWechat(state, heard, trouble);
  const body = said ? JSON.stringify(said) : '';
  const hand = trouble === 'wrongSignature' ? wrongHand(state) : signerOf(state);
  return { status, body, headers: signedHeaders(hand, state.clock.now(), body) };
}

/** A notice of anything, signed and sealed as WeChat does it. */
function writeNotice(kind: string, about: object, hand: Signer, now: Date): Notice {
  const resource = seal(registered.apiV3Key, 'transaction', JSON.stringify(about));
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
