/** Texts of membership and payment. */
export const shopMessages = {
  membershipCenter: '会员中心',
  openNow: '立即开通',
  renew: '立即续费',
  recommended: '推荐',
  save: '立省',
  purchaseDone: '购买成功',
  balanceInsufficient: '余额不足，请使用微信或支付宝支付',
  confirmPurchase: '该商品为虚拟商品，购买后不支持退款，确认购买吗？',
  wechatPay: '微信支付',
  alipay: '支付宝支付',
  balancePay: '余额支付',
  videoUnselected: '请选择视频',
  goPay: '去支付',
  selectAll: '全选',
  total: '合计',
} as const;
