/** Derived from the timestamps of the request and of its order, never stored. */
export const invoiceStates = {
  waiting: '待开具',
  issued: '已开具',
  rejected: '已驳回',
  withdrawn: '已撤回',
  voided: '已作废',
  reversed: '已失效',
} as const;
export type InvoiceState = keyof typeof invoiceStates;

/** The kind of buyer an invoice is made out to. */
export const titleKinds = { 1: '个人', 2: '企业单位' } as const;
export type TitleKind = keyof typeof titleKinds;
export const titleKindCodes = { person: 1, company: 2 } as const satisfies Record<
  string,
  TitleKind
>;

/** The reason why no invoice can be requested, in words. */
export const invoiceObstacles = {
  unpaid: '订单支付后才能申请开票。',
  refunded: '订单已退款，不能开票。',
  balance:
    '本订单使用芝士余额支付，不再开票：充值时的付款已包含这笔金额，请对相应的充值订单申请开票。',
} as const;
export type InvoiceObstacle = keyof typeof invoiceObstacles;

export const invoiceLimits = { title: 60, reason: 80, fileBytes: 5 * 1024 ** 2 } as const;
