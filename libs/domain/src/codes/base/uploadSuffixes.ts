/** The file suffixes that may be uploaded, by kind. */
export const uploadSuffixes = {
  document: ['xls', 'doc', 'ppt', 'docx', 'xlsx', 'pptx', 'pdf'],
  image: ['png', 'jpg', 'jpeg', 'gif'],
  video: ['mp4'],
  audio: ['mp3', 'wav'],
  specimen: ['kfbzm', 'fbx', 'odttzm', 'dttzm', '3dttzm', 'zmspe'],
} as const;
export type UploadKind = keyof typeof uploadSuffixes;

export const uploadKinds = {
  document: '文档',
  image: '图片',
  video: '视频',
  audio: '音频',
  specimen: '数字标本',
} as const satisfies Record<UploadKind, string>;

export const conversionStates = {
  1: '等待转换',
  2: '转换中',
  3: '转换完成',
  4: '转换失败',
  5: '不可转换',
} as const;
export type ConversionState = keyof typeof conversionStates;
export const conversionStateCodes = {
  waiting: 1,
  converting: 2,
  converted: 3,
  failed: 4,
  impossible: 5,
} as const satisfies Record<string, ConversionState>;
