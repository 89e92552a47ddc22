export const texts = {
  type: '商品类型',
  commodity: '商品',
  choose: '请选择',
} as const;
