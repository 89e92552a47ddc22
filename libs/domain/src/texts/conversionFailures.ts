/** Why a document could not be converted, by what went wrong; the file itself can be downloaded. */
export const conversionFailures = {
  encrypted: '文档设有密码，无法在线预览',
  tooLarge: '文档过大，无法在线预览',
  bomb: '文档解压后过大，无法在线预览',
  timedOut: '转换超时',
  failed: '文档已损坏或内容无法识别',
  nothing: '转换未生成结果',
  interrupted: '转换多次中断',
} as const;
export type ConversionFailure = keyof typeof conversionFailures;
