/** Texts of the platform's receipt and of notifications. */
export const invoiceTexts = {
  invoice: '发票',
  proof: '开票凭据（收款收据）',
  lead: '本凭据由平台出具，仅证明以下款项已经收讫，不是税务机关监制的发票或电子发票。',
  number: '凭据编号',
  issuedAt: '开具时间',
  titleKind: '抬头类型',
  title: '抬头',
  taxNo: '税号',
  orderNo: '订单号',
  product: '内容',
  payway: '支付方式',
  paidAt: '支付时间',
  amount: '金额',
  seller: '出具方',
  yuan: (amount: string) => `人民币 ${amount} 元`,
  notes: [
    '1. 本凭据不能作为税务抵扣凭证；税务发票由平台另行开具，上传后可在订单中心下载。',
    '2. 订单退款后，本凭据随即作废。凭据状态以订单中心「发票」页面的显示为准。',
  ],
  cut: '……（完整内容见订单详情）',
  reversed: '本订单已退款，本凭据已作废。',
  issuedNotice: (orderNo: string) => ({
    title: '开票申请已处理',
    text: `订单 ${orderNo} 的开票申请已处理，可在订单中心的「发票」页面下载收款凭据；税务发票上传后会再通知您。`,
  }),
  uploadedNotice: (orderNo: string) => ({
    title: '税务发票已上传',
    text: `订单 ${orderNo} 的税务发票已上传，请到订单中心的「发票」页面下载。`,
  }),
  rejectedNotice: (orderNo: string, reason: string) => ({
    title: '开票申请被驳回',
    text: `订单 ${orderNo} 的开票申请被驳回，原因：${reason}。请核对后在订单中心的「发票」页面重新申请。`,
  }),
} as const;
