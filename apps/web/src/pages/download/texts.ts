export const texts = {
  title: '下载中心',
  lead: '客户端、授课插件与教室版系统',
  what: '下载列表',
  empty: '暂时没有可下载的内容',
  none: '暂未提供',
  get: '下载',
  getNamed: (name: string) => `下载${name}`,
  version: (version: string) => `版本 ${version}`,
  size: (bytes: number) => `${(bytes / 1024 ** 2).toFixed(1)} MB`,
  updated: '更新于',
  codes: '手机扫码访问',
} as const;
