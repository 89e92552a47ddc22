/** Types from 128 on extend the specification. */
export const coursewareTypes = {
  1: '课程视频',
  2: 'PPT',
  4: '思维导图',
  8: '课程笔记',
  16: '互动实验',
  32: '数字切片',
  48: '数字标本',
  64: '随堂测试',
  128: '三维模型',
  256: '急救演练',
  512: '虚拟病人',
  1024: '在线考试',
} as const;
export type CoursewareType = keyof typeof coursewareTypes;
export const coursewareTypeCodes = {
  video: 1,
  ppt: 2,
  mindMap: 4,
  note: 8,
  experiment: 16,
  slide: 32,
  specimen: 48,
  test: 64,
  model: 128,
  drill: 256,
  patient: 512,
  exam: 1024,
} as const satisfies Record<string, CoursewareType>;
