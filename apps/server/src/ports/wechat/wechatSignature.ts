import { signatureOf } from '../paying/rsa';
import type { WechatKeys } from './wechatKeys';

export interface SignedRequest {
  method: 'GET' | 'POST';
  /** With its query. */
  path: string;
  timestamp: string;
  nonce: string;
  body: string;
}

const lines = (...words: string[]) => words.map((word) => `${word}\n`).join('');

export const requestText = ({ method, path, timestamp, nonce, body }: SignedRequest) =>
  lines(method, path, timestamp, nonce, body);

/** The signed text of an answer or a notice. */
export const answerText = (timestamp: string, nonce: string, body: string) =>
  lines(timestamp, nonce, body);

export function authorizationOf(keys: WechatKeys, request: SignedRequest): string {
  const fields = {
    mchid: keys.mchId,
    nonce_str: request.nonce,
    signature: signatureOf(keys.privateKey, requestText(request)),
    timestamp: request.timestamp,
    serial_no: keys.serial,
  };
  const words = Object.entries(fields).map(([name, value]) => `${name}="${value}"`);
  return `WECHATPAY2-SHA256-RSA2048 ${words.join(',')}`;
}
