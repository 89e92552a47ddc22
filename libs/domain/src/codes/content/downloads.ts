export const downloadKinds = {
  1: '安卓客户端',
  2: 'iOS客户端',
  3: 'PPT插件',
  4: '急救演练系统',
} as const;
export type DownloadKind = keyof typeof downloadKinds;
export const downloadKindCodes = {
  android: 1,
  ios: 2,
  pptAddIn: 3,
  drillSystem: 4,
} as const satisfies Record<string, DownloadKind>;
