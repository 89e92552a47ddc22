export const texts = {
  widget: '快捷服务',
  phone: '电话咨询',
  follow: '微信关注',
  followCode: '微信公众号二维码',
  followHint: '微信扫码，关注我们',
} as const;
