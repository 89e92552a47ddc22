export const downloadKinds = {
  1: '安卓客户端',
  2: 'iOS客户端',
  3: 'PPT插件',
  4: '急救演练系统',
} as const;
export type DownloadKind = keyof typeof downloadKinds;
