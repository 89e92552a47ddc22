import type { KeyObject } from 'node:crypto';

/** What a merchant of WeChat Pay has, by the names of its platform. */
export interface WechatKeys {
  appId: string;
  mchId: string;
  /** 商户API证书序列号 */
  serial: string;
  privateKey: KeyObject;
  /** APIv3密钥: 32 bytes. */
  apiV3Key: string;
  /** 微信支付公钥; without it, platform certificates are fetched. */
  publicKey: { id: string; key: KeyObject } | null;
  /** Where notices are brought to. */
  notifyUrl: string;
  origin: string;
  /** How long an answer may take. */
  timeoutMs: number;
  /** How long a whole bill may take. */
  billTimeoutMs: number;
}

export const WECHAT_ORIGIN = 'https://api.mch.weixin.qq.com';
