import { httpStatuses } from '@cheese/domain/calls/httpStatuses';
import type { Clock } from '../clock';
import { retryOnce, TemporaryFailure } from '../paying/retryOnce';
import { toWords } from '../paying/moments';
import { isSignedBy } from '../paying/rsa';
import type { AlipayKeys } from './alipayKeys';
import { type Parameters, withSignature } from './alipaySignature';
import { wordsOf } from './alipayWords';

/** An error answer, with Alipay's own code. */
export class AlipayRefusal extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`Alipay refused: ${code}`);
    this.code = code;
  }
}

export interface AlipayAsked {
  method: string;
  about: object;
  notifyUrl?: string;
}

const parametersOf = (keys: AlipayKeys, clock: Clock, asked: AlipayAsked): Parameters => ({
  app_id: keys.appId,
  method: asked.method,
  format: 'JSON',
  charset: 'utf-8',
  sign_type: 'RSA2',
  timestamp: toWords(clock.now()),
  version: '1.0',
  ...(asked.notifyUrl !== undefined && { notify_url: asked.notifyUrl }),
  biz_content: JSON.stringify(asked.about),
});

/** The signed address of a page of Alipay's. */
export function addressOf(keys: AlipayKeys, clock: Clock, asked: AlipayAsked): string {
  const signed = withSignature(keys, parametersOf(keys, clock, asked));
  return `${keys.gateway}?${new URLSearchParams(signed).toString()}`;
}

const DONE = '10000';
/** Codes after which Alipay wants the same request repeated. */
const STUMBLED = /(unknow-error|SYSTEM_ERROR)$/;

interface Said extends Record<string, unknown> {
  code?: unknown;
  sub_code?: unknown;
}

/** Trusts the answer only if its signature is valid. */
export const askAlipay = (keys: AlipayKeys, clock: Clock, asked: AlipayAsked): Promise<Said> =>
  retryOnce(async () => {
    const text = await send(keys, withSignature(keys, parametersOf(keys, clock, asked)));
    const { words, sign } = wordsOf(text, asked.method);
    const said = JSON.parse(words) as Said;
    const code = String(said.sub_code ?? said.code);
    if (STUMBLED.test(code)) throw new TemporaryFailure(`Alipay: ${code}`);
    if (!isSignedBy(keys.publicKey, words, sign)) {
      throw new Error('an answer is not signed by Alipay');
    }
    if (said.code !== DONE) throw new AlipayRefusal(code);
    return said;
  });

async function send(keys: AlipayKeys, { biz_content: about = '', ...rest }: Parameters) {
  const answer = await fetch(`${keys.gateway}?${new URLSearchParams(rest).toString()}`, {
    method: 'POST',
    body: new URLSearchParams({ biz_content: about }),
    redirect: 'error',
    signal: AbortSignal.timeout(keys.timeoutMs),
  });
  const text = await answer.text();
  if (answer.ok) return text;
  if (answer.status >= httpStatuses.serverError)
    throw new TemporaryFailure(`Alipay: HTTP ${answer.status}`);
  throw new Error(`Alipay: HTTP ${answer.status}`);
}
