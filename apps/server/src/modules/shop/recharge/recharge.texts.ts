/** Titles in orders and in the ledger. */
export const rechargeTexts = {
  title: (amount: string) => `充值 ${amount} 芝士`,
} as const;
