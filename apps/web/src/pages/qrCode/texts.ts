export const texts = {
  title: '扫码访问',
  lead: '用手机扫描二维码，在手机上继续使用',
  site: '手机访问',
  siteHint: '扫码在手机浏览器中打开本站',
  siteCode: '本站二维码',
  app: '下载APP',
  appHint: '扫码打开下载中心',
  appCode: 'APP下载二维码',
  follow: '微信关注',
  followHint: '用微信“扫一扫”关注',
  followCode: '微信关注二维码',
  print: '打印本页',
} as const;
