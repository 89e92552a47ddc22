import { priceText } from '@cheese/domain/rules/shop/priceText';

export const paymentTexts = {
  lateReason: '支付到账时订单已无法交付',
  returned: (orderNo: string, amount: number) => ({
    title: '支付款项已原路退回',
    text: `订单 ${orderNo} 的款项 ${priceText(amount)} 元到账时，该订单已无法交付（商品已下架，或您已通过其他订单购买，或所用优惠券已用于其他订单），款项将原路退回，请留意到账通知。`,
  }),
  refunded: (orderNo: string, amount: number) => ({
    title: '订单已退款',
    text: `订单 ${orderNo} 已退款 ${priceText(amount)}，款项将退回原支付渠道，对应的权益已收回。`,
  }),
} as const;
