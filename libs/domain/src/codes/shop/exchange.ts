/** What an exchange code is good for. */
export const exchangeKinds = { 1: '芝士', 2: '会员', 3: '商品' } as const;
export type ExchangeKind = keyof typeof exchangeKinds;
