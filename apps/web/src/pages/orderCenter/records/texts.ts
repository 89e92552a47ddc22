export const texts = {
  what: '充值记录',
  empty: '还没有充值记录',
  emptyHint: '用微信或支付宝充值后可在这里查看',
  amount: (amount: string, unit: string) => `充值 ${amount} ${unit}`,
  gift: (gift: string) => `赠送 ${gift}`,
  price: (price: string) => `¥${price}`,
  goOn: '继续支付',
  goOnWith: (orderNo: string) => `继续支付，订单号 ${orderNo}`,
} as const;
