/** Where the demo phone may pay, schools are shown an account that takes no money. */
export const demoBank = {
  holder: '演示收款户（请勿汇款）',
  bank: '演示银行',
  number: '0000 0000 0000 0000',
};
