import { httpStatuses } from '@cheese/domain/calls/httpStatuses';
import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock';
import { TemporaryFailure } from '../paying/retryOnce';
import type { WechatKeys } from './wechatKeys';
import { authorizationOf } from './wechatSignature';

/** An error answer, with WeChat's own code. */
export class WechatRefusal extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`WeChat Pay refused: ${code}`);
    this.code = code;
  }
}

export interface WechatAsked {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  timeoutMs?: number;
}

/** One signed request; a public key that is known is named, for WeChat answers by either. */
export async function sendToWechat(
  keys: WechatKeys,
  clock: Clock,
  { method, path, body, timeoutMs = keys.timeoutMs }: WechatAsked,
): Promise<Response> {
  const text = body ? JSON.stringify(body) : '';
  const timestamp = String(Math.floor(clock.now().getTime() / 1000));
  const nonce = randomBytes(16).toString('hex').toUpperCase();
  return fetch(`${keys.origin}${path}`, {
    method,
    headers: {
      accept: 'application/json',
      authorization: authorizationOf(keys, { method, path, timestamp, nonce, body: text }),
      'user-agent': 'cheese',
      ...(body && { 'content-type': 'application/json' }),
      ...(keys.publicKey && { 'wechatpay-serial': keys.publicKey.id }),
    },
    ...(body && { body: text }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
}

export async function readOrRefuse(answer: Response): Promise<string> {
  const text = await answer.text();
  if (answer.ok) return text;
  const code = codeIn(text) ?? `HTTP ${answer.status}`;
  if (answer.status >= httpStatuses.serverError || answer.status === httpStatuses.tooManyRequests)
    throw new TemporaryFailure(`WeChat Pay: ${code}`);
  throw new WechatRefusal(code);
}

function codeIn(text: string): string | null {
  try {
    const { code } = JSON.parse(text) as { code?: unknown };
    return typeof code === 'string' ? code : null;
  } catch {
    return null;
  }
}
