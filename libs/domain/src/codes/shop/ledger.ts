/** The accounts of the ledger: a person's, or one of the platform's own. */
export const ledgerAccounts = {
  person: '用户余额',
  wechat: '微信支付',
  alipay: '支付宝',
  sales: '销售收入',
  gifts: '平台赠送',
  owed: '待退款项',
} as const;
export type LedgerAccount = keyof typeof ledgerAccounts;
