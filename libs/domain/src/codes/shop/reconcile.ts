/** The kinds of difference between a provider's bill and our ledger. */
export const differenceKinds = {
  theirs: '渠道有、平台无',
  ours: '平台有、渠道无',
  amount: '金额不符',
  refund: '退款不符',
} as const;
export type DifferenceKind = keyof typeof differenceKinds;

/** The causes of a difference, in words. */
export const differenceCauses = {
  delivered: '支付通知丢失，已按对账单补记到账并交付',
  returned: '支付通知丢失，已按对账单补记；订单已无法交付，款项自动原路退回',
  givenBack: '渠道已收款并已全额退回，平台未收到通知，也未交付',
  unconfirmed: '账单中有这笔收款，但向渠道逐笔查询未能证实，平台未据此交付',
  stranger: '渠道有这笔收款，平台没有对应的交易',
  contradiction: '同一交易号在渠道有另一笔支付',
  missing: '平台已记到账，渠道账单中没有这笔收款',
  wrongAmount: '渠道实收金额与平台应收金额不一致',
  refundMarked: '渠道已完成退款，平台尚未记账，已按对账单补记',
  refundUnconfirmed: '账单中有这笔退款，但向渠道逐笔查询未能证实，平台未据此记账',
  refundFailed: '渠道账单显示这笔退款未成功',
  refundStranger: '渠道有这笔退款，平台没有退款记录',
  refundMissing: '平台已记退款完成，渠道账单中没有这笔退款',
  refundAmount: '渠道退款金额与平台退款金额不一致',
} as const;
export type DifferenceCause = keyof typeof differenceCauses;

/** The next step for each cause of a difference. */
export const differenceSteps: Readonly<Record<DifferenceCause, string>> = {
  delivered: '已自动处理，无需操作。如频繁出现，请检查支付通知地址是否可从公网访问。',
  returned: '已自动退款，请在订单详情中确认退款已完成。',
  givenBack: '款项已退回用户，平台无需再退款。请在商户平台核实退款由谁发起，再标记为已处理。',
  unconfirmed:
    '请稍后重新对账；仍未证实的，请在商户平台按交易号查询，确认收款属实后联系技术人员补记。',
  stranger:
    '请在商户平台查明来源：可能是其他系统共用了商户号。确认不属于本平台后，由财务在商户平台退回，再标记为已处理。',
  contradiction: '用户可能重复支付。请在商户平台核对两笔流水，退回多付的一笔，再标记为已处理。',
  missing:
    '请在商户平台按交易号查询。若确未收款，请联系技术人员核查支付通知来源，暂停为该订单提供服务。',
  wrongAmount:
    '请在商户平台核对实收金额。平台不会按错误的金额交付：如用户多付或少付，请退回后请用户重新支付。',
  refundMarked: '已自动处理，无需操作。',
  refundUnconfirmed: '请稍后重新对账；仍未证实的，请在商户平台按退款单号查询到账情况。',
  refundFailed:
    '请在商户平台查看失败原因（如账户余额不足、用户账户异常），处理后重新发起退款，再标记为已处理。',
  refundStranger:
    '有人在商户平台直接退款。请不要在平台再次退款；核实后由财务登记，再标记为已处理。',
  refundMissing:
    '请在商户平台按退款单号查询。跨日到账的退款会在次日对账时自动核销；次日仍未核销的，请联系支付渠道。',
  refundAmount: '请在商户平台核对退款金额，差额由财务处理后标记为已处理。',
};

/** The reason why the comparison of a day failed. */
export const reconcileFailures = {
  unavailable: '对账单下载失败',
  unreadable: '对账单已下载，但内容无法读取',
  tooBig: '对账单过大（超过 64 MB 或解压后超过 256 MB），未予处理',
  notReady: '平台当日有收款或退款，但渠道尚未提供对账单',
  unfinished: '对账中断，未能完成',
} as const;
export type ReconcileFailure = keyof typeof reconcileFailures;

/** The result of comparing a day. */
export const reconcileStates = {
  clean: '已对平',
  open: '有未处理差异',
  settled: '差异已处理',
  failed: '对账失败',
} as const;
export type ReconcileState = keyof typeof reconcileStates;
