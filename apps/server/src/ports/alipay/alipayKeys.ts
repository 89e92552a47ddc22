import type { KeyObject } from 'node:crypto';

/** Credentials of an Alipay application, named as on its platform. */
export interface AlipayKeys {
  appId: string;
  /** 商户 UID, as in 2088… */
  sellerId: string;
  /** 应用私钥 */
  privateKey: KeyObject;
  /** 支付宝公钥, which is not the application's own. */
  publicKey: KeyObject;
  notifyUrl: string;
  gateway: string;
  timeoutMs: number;
  billTimeoutMs: number;
}

export const ALIPAY_GATEWAY = 'https://openapi.alipay.com/gateway.do';

const domainOf = (hostname: string) => hostname.split('.').slice(-2).join('.');

/** The gateway sends a frame on to its till, which stands beside it. */
export function alipayFrames(gateway: string): string {
  const { origin, hostname } = new URL(gateway);
  return `${origin} https://*.${domainOf(hostname)}`;
}

/** Bills lie beside the gateway too. Their addresses are told as plain http, and asked as it is. */
export function alipayBillAddress(gateway: string, said: unknown): URL {
  const [own, url] = [new URL(gateway), new URL(String(said))];
  const isBeside = url.hostname.endsWith(`.${domainOf(own.hostname)}`);
  const isHttp = url.protocol === 'http:' || url.protocol === 'https:';
  if (!isHttp || !(isBeside || url.host === own.host)) {
    throw new Error('a bill lies elsewhere than at Alipay');
  }
  url.protocol = own.protocol;
  return url;
}
