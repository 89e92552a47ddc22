import { shopMessages } from '../../texts/shopMessages';

export const payways = {
  1: shopMessages.balancePay,
  2: shopMessages.wechatPay,
  3: shopMessages.alipay,
} as const;
export type Payway = keyof typeof payways;
export const paywayCodes = { balance: 1, wechat: 2, alipay: 3 } as const satisfies Record<
  string,
  Payway
>;

/** The payment methods handled by an external provider. */
export const providerPayways = { 2: payways[2], 3: payways[3] } as const;

/** The answer of a payment poll. 1 is specified as "not yet"; everything else ends the poll. */
export const payStates = { 1: '待支付', 2: '已支付' } as const;
export type PayState = keyof typeof payStates;
export const payStateCodes = { pending: 1, paid: 2 } as const satisfies Record<string, PayState>;

/** Sent with every payment of a membership order. */
export const payType = 1;

/** The display mode and width of Alipay's embedded QR code. */
export const alipayFrame = { qrPayMode: 4, qrcodeWidth: 102 } as const;

/** The channel through which a provider's message arrived. */
export const wordSources = {
  notice: '支付通知',
  query: '主动查询',
  bill: '对账单',
  refund: '退款通知',
} as const;
export type WordSource = keyof typeof wordSources;
