/**
 * The type of a single resource as courseware readers name it. Finer than `coursewareTypes`, whose
 * codes it shares for types that both have.
 */
export const singleTypeCodes = {
  video: 1,
  PPT: 2,
  ans: 3,
  img: 4,
  anatomyImg: 5,
  image: 6,
  note: 8,
  experiment: 16,
  section: 32,
  specimen: 48,
  test: 64,
  threeAns: 65,
} as const;
export type SingleType = (typeof singleTypeCodes)[keyof typeof singleTypeCodes];

export const singleTypes = {
  1: '课程视频',
  2: 'PPT',
  3: '解剖模型',
  4: '思维导图',
  5: '解剖图片',
  6: '图片',
  8: '课程笔记',
  16: '互动实验',
  32: '数字切片',
  48: '数字标本',
  64: '随堂测试',
  65: '三维解剖',
} as const satisfies Record<SingleType, string>;
