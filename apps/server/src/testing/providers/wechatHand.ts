import { createCipheriv, type KeyObject, randomBytes, verify } from 'node:crypto';
import { requestText } from '../../ports/wechat/wechatSignature';
import { signatureOf } from '../../ports/paying/rsa';
import type { Heard } from './fakeProvider';

/** Seals as WeChat does, under the merchant's key. */
export function seal(apiV3Key: string, about: string, words: string) {
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', apiV3Key, nonce);
  cipher.setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(words), cipher.final(), cipher.getAuthTag()]);
  return {
    algorithm: 'AEAD_AES_256_GCM',
    nonce,
    associated_data: about,
    ciphertext: sealed.toString('base64'),
  };
}

export interface Signer {
  serial: string;
  key: KeyObject;
}

export function signedHeaders({ serial, key }: Signer, now: Date, body: string) {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const nonce = randomBytes(16).toString('hex');
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': serial,
    'wechatpay-signature': signatureOf(key, `${timestamp}\n${nonce}\n${body}\n`),
  };
}

interface Merchant {
  mchId: string;
  serial: string;
  publicKey: KeyObject;
}

/** True if the request is signed by the merchant, fresh and not replayed. */
export function isOfMerchant(
  { method, url, headers, body }: Heard,
  { mchId, serial, publicKey }: Merchant,
  { now, nonces }: { now: Date; nonces: Set<string> },
): boolean {
  const words = /^WECHATPAY2-SHA256-RSA2048 (.*)$/.exec(headers.authorization ?? '')?.[1] ?? '';
  const said = Object.fromEntries(
    [...words.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const { timestamp = '', nonce_str: nonce = '', signature = '' } = said;
  const path = `${url.pathname}${url.search}`;
  const request = requestText({ method: method as 'GET', path, timestamp, nonce, body });
  const isFresh = Math.abs(now.getTime() / 1000 - Number(timestamp)) < 300 && !nonces.has(nonce);
  nonces.add(nonce);
  return (
    isFresh &&
    said['mchid'] === mchId &&
    said['serial_no'] === serial &&
    verify('sha256', Buffer.from(request), publicKey, Buffer.from(signature, 'base64'))
  );
}
