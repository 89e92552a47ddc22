export const texts = {
  title: '商品价格',
  lead: '单位：元。限时价优先于售价；会员按会员价与当前价格中较低者付款。',
  what: '商品',
  placeholder: '搜索商品名称',
  filters: { type: '商品类型' },
} as const;
