/** Why a balance changed. */
export const balanceChanges = {
  1: '充值',
  2: '消费',
  3: '退款',
  4: '兑换码兑换',
  5: '平台赠送',
} as const;
export type BalanceChange = keyof typeof balanceChanges;
