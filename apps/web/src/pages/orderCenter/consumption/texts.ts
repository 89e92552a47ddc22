export const texts = {
  what: '消费记录',
  empty: '还没有消费记录',
  emptyHint: '用芝士余额购买的内容会记在这里；微信和支付宝支付的请到“我的订单”查看',
} as const;
