/** Why a balance changed. */
export const balanceChanges = {
  1: '充值',
  2: '消费',
  3: '退款',
  4: '兑换码兑换',
  5: '平台赠送',
} as const;
export type BalanceChange = keyof typeof balanceChanges;
export const balanceChangeCodes = {
  recharge: 1,
  spent: 2,
  refund: 3,
  exchange: 4,
  gift: 5,
} as const satisfies Record<string, BalanceChange>;
