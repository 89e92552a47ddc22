import { messages } from '@cheese/domain/texts/messages';

/** Titles by address. */
const titles: Record<string, string> = {
  '/pay': '订单支付',
  '/pay/anatomy': '解剖模型订单支付',
  '/pay/card': '会员订单支付',
  '/pay/library': '数字标本订单支付',
  '/pay/question': '题库订单支付',
  '/pay/virtualSimulation': '虚拟仿真订单支付',
};

export const texts = {
  title: (path: string) => titles[path] ?? '订单支付',
  what: '订单',
  unit: messages.cheese,
  items: '商品信息',
  orderNo: '订单编号',
  placed: '下单时间',
  sum: '合计',
  saved: '已优惠',
  total: '应付',
  pay: '选择支付方式',
  state: '支付状态',
  paid: '该订单已支付',
  paidHint: '内容已开通，可以开始使用了',
  use: '去使用',
  orders: '查看订单',
  none: '没有待支付的订单',
  noneHint: '请从商品页面下单，或在订单中心继续支付未完成的订单',
  lost: '该订单不存在',
  lostHint: '请核对链接，或用下单时的账号登录后再试',
  toOrders: '前往订单中心',
  membership: '开通会员',
  notes: '支付须知',
  noteList: [
    '商品均为虚拟商品，购买后不支持退款，请确认后再支付。',
    '请在倒计时结束前完成支付；超时后订单自动失效，需要重新下单。',
    '支付成功后内容立即开通，本页面和其他已打开的页面会自动更新。',
    '如已付款但页面没有变化，请勿重复支付：平台会向支付渠道核实，稍后自动入账；无法入账的款项会原路退回。',
    '金额以下单时显示的价格为准，会员价和限时价已计入。',
  ],
} as const;
