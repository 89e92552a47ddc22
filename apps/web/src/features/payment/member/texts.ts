import { messages } from '@cheese/domain/texts/messages';
import { shopMessages } from '@cheese/domain/texts/shopMessages';

export const texts = {
  title: shopMessages.membershipCenter,
  close: '关闭',
  benefits: '会员权益',
  plans: '会员套餐',
  what: '会员套餐',
  none: '暂无可购买的会员套餐',
  unit: messages.cheese,
  original: '原价',
  days: (days: number) => `有效期${days}天`,
  until: (date: string) => `您的会员有效期至 ${date}，续费后顺延`,
  placing: '正在下单',
  agree: '我已阅读并同意',
  agreement: '《会员服务协议》',
  order: '会员订单',
  back: '返回',
  done: (name: string) => `${name}已开通`,
  doneUntil: (name: string, date: string) => `${name}已开通，有效期至 ${date}`,
} as const;
