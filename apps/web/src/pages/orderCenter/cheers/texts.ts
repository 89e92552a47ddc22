import { messages } from '@cheese/domain/texts/messages';
import { shopMessages } from '@cheese/domain/texts/shopMessages';

export const texts = {
  balance: '芝士余额',
  balanceHint: '购买课程、标本、题库和会员时可用余额支付，长期有效',
  unit: messages.cheese,
  log: '收支明细',
  recharge: '充值',
  offers: '充值金额',
  recommended: shopMessages.recommended,
  gift: (gift: string) => `赠送 ${gift}`,
  price: (price: string) => `¥${price}`,
  noOffers: '暂时没有可选的充值金额',
  go: '立即充值',
  placing: '正在下单',

  title: '支付充值订单',
  what: '充值订单',
  lost: '该充值订单不存在',
  lostHint: '请核对链接，或用下单时的账号登录后再试',
  paid: '充值成功',
  paidHint: '芝士已到账，可以用来购买平台内容了',
  finish: '完成',
  over: {
    cancelled: '该充值订单已取消',
    expired: '该充值订单已超过支付时间',
    refunded: '该充值订单已退款',
  },
  overHint: '如仍需充值，请重新选择金额；如您已付款，款项会自动入账或原路退回',
} as const;
