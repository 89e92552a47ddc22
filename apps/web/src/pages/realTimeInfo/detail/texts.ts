export const texts = {
  what: '资讯',
  previous: '上一篇',
  next: '下一篇',
  none: '没有了',
  neighbours: '上一篇与下一篇',
  share: '手机阅读',
  shareAlt: '本文地址的二维码',
  shareHint: '用手机扫码，继续阅读这篇资讯',
} as const;
