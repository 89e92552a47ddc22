import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';

export const couponTexts = {
  granted: (name: string, content: string, endsAt: number) => ({
    title: '您收到一张优惠券',
    text: `优惠券「${name}」（${content}）已发放到您的账户，请在 ${chinaMinute(endsAt)} 前使用。支付订单时可以选择使用。`,
  }),
  fromTo: (from: string, to: string) => `${from} 至 ${to}`,
  valid: '有效',
  voided: '已作废',
} as const;
