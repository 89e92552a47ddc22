export const texts = {
  share: '分享',
  link: '链接',
  shareAlt: '本页地址的二维码',
  shareHint: '微信扫一扫，分享给好友',
} as const;
