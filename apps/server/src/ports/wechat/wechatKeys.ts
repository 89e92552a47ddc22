import type { KeyObject } from 'node:crypto';

/** Credentials of a WeChat Pay merchant, named as on its platform. */
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
  notifyUrl: string;
  origin: string;
  timeoutMs: number;
  billTimeoutMs: number;
}

export const WECHAT_ORIGIN = 'https://api.mch.weixin.qq.com';
