import type { Clock } from '../clock';
import { retryOnce } from '../paying/retryOnce';
import { isSignedBy } from '../paying/rsa';
import type { KeyRing } from './wechatKeyRing';
import type { WechatKeys } from './wechatKeys';
import { readOrRefuse, sendToWechat, type WechatAsked } from './wechatSend';
import { answerText } from './wechatSignature';

/** Trusts the JSON answer only if its signature is valid; `{}` for an empty body. */
export const askWechat = (
  keys: WechatKeys,
  clock: Clock,
  ring: KeyRing,
  asked: WechatAsked,
): Promise<Record<string, unknown>> =>
  retryOnce(async () => {
    const answer = await sendToWechat(keys, clock, asked);
    const text = await readOrRefuse(answer);
    const header = (name: string) => answer.headers.get(`wechatpay-${name}`) ?? '';
    const key = await ring.keyOf(header('serial'));
    const signed = answerText(header('timestamp'), header('nonce'), text);
    if (!key || !isSignedBy(key, signed, header('signature'))) {
      throw new Error('an answer is not signed by WeChat Pay');
    }
    return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
  });
