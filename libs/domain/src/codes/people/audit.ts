/** What somebody who runs the platform did. */
export const auditActs = {
  'order.refund': '订单退款',
  'code.create': '生成兑换码',
  'code.export': '导出兑换码',
  'code.void': '作废兑换码',
  'invoice.issue': '开具发票',
  'invoice.upload': '上传发票',
  'invoice.reject': '驳回开票申请',
  'invoice.download': '下载发票',
  'reconcile.run': '重新对账',
  'reconcile.settle': '处理对账差异',
  'coupon.create': '新建优惠券',
  'coupon.grant': '发放优惠券',
  'coupon.void': '作废优惠券',
  'price.change': '修改价格',
  'price.limit': '设置限时价',
  'price.withdraw': '撤回价格变更',
} as const;
export type AuditAct = keyof typeof auditActs;

/** What an act may change, and what is worth knowing of it. */
export const auditFields = {
  state: '状态',
  amount: '金额',
  payway: '支付方式',
  reason: '原因',
  kind: '类型',
  content: '内容',
  count: '数量',
  perPerson: '每人限用',
  audience: '适用人群',
  scope: '适用范围',
  period: '有效期',
  number: '发票号码',
  title: '发票抬头',
  price: '售价',
  originalPrice: '原价',
  vipPrice: '会员价',
} as const;
export type AuditField = keyof typeof auditFields;
