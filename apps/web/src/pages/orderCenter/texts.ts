import { messages } from '@cheese/domain/texts/messages';

export const texts = {
  title: messages.orderCenter,
  menu: '订单中心菜单',
  order: '我的订单',
  cheers: '芝士账户',
  consumption: '消费记录',
  records: '充值记录',
  mychrees: '我的芝士',
  invoice: '发票',
  invoiceOf: (orderNo: string) => `发票，订单号 ${orderNo}`,
  unit: messages.cheese,
  orderNo: '订单号',
  left: '剩余支付时间',
  timeUp: '支付时间已到，正在确认订单状态',
  seeAll: '查看全部',
  goRecharge: '去充值',
  balanceThen: (balance: string) => `余额 ${balance}`,
} as const;
