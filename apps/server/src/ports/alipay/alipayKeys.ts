import type { KeyObject } from 'node:crypto';

/** What an application at Alipay has, by the names of its platform. */
export interface AlipayKeys {
  appId: string;
  /** 商户 UID, as in 2088… */
  sellerId: string;
  /** 应用私钥 */
  privateKey: KeyObject;
  /** 支付宝公钥, which is not the application's own. */
  publicKey: KeyObject;
  /** Where notices are brought to. */
  notifyUrl: string;
  gateway: string;
  /** How long an answer may take. */
  timeoutMs: number;
}

export const ALIPAY_GATEWAY = 'https://openapi.alipay.com/gateway.do';

/** The gateway sends a frame on to its till, which stands beside it. */
export function alipayFrames(gateway: string): string {
  const { origin, hostname } = new URL(gateway);
  return `${origin} https://*.${hostname.split('.').slice(-2).join('.')}`;
}
