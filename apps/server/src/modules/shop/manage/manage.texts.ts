export const manageTexts = {
  yuan: (amount: string) => `${amount} 元`,
} as const;
