export const commodityTexts = {
  buyOrJoin: '购买或开通会员',
  buy: '购买',
  open: '开通',
} as const;
