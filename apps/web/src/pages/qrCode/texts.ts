export const texts = {
  title: '扫码访问',
  lead: '用手机扫描二维码，下载APP或在微信中关注我们',
  app: '下载APP',
  appHint: '扫码打开下载中心',
  appCode: 'APP下载二维码',
  follow: '微信关注',
  followHint: '用微信“扫一扫”关注',
  followCode: '微信关注二维码',
  unset: '微信公众号尚未配置；配置之后，这里会显示关注二维码。',
  print: '打印本页',
} as const;
