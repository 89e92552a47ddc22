export const texts = {
  manage: '平台管理',
  menu: '管理菜单',
  backToSite: '返回主站',
  overview: '概览',
  orders: '订单管理',
  codes: '兑换码',
  invoices: '发票管理',
  revenue: '收入统计',
  reconcile: '对账',
  plans: '套餐价格',
  prices: '商品价格',
  audit: '操作日志',
} as const;
