import { randomInt, verify } from 'node:crypto';
import { type Parameters, signedText } from '../../ports/alipay/alipaySignature';
import { newKeys } from './fakeProvider';

export const [application, alipay, stranger] = [newKeys(), newKeys(), newKeys()];

/** What the fake Alipay knows of the application. */
export const registered = {
  appId: '2021000000000001',
  sellerId: '2088000000000001',
  notifyUrl: 'https://www.example.com/pay/notice/alipay',
};

export const newAlipayNo = () =>
  `2026112022001${Array.from({ length: 15 }, () => randomInt(10)).join('')}`;

/** Returns the parameters only if the application's signature is valid. */
export function signedByApplication(all: Parameters): Parameters | null {
  const { sign = '', ...said } = all;
  const text = Buffer.from(signedText(said));
  const isGood =
    said['app_id'] === registered.appId &&
    said['sign_type'] === 'RSA2' &&
    verify('sha256', text, application.publicKey, Buffer.from(sign, 'base64'));
  return isGood ? said : null;
}
