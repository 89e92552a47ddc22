export const rechargeTexts = {
  title: (amount: string) => `充值 ${amount} 芝士`,
} as const;
