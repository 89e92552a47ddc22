import { pricedKinds } from '@cheese/domain/codes/shop/prices';

export const texts = {
  title: '套餐价格',
  lead: '单位：元。改价不影响已下的订单。',
  kinds: pricedKinds,
  none: (what: string) => `暂无${what}`,
} as const;
