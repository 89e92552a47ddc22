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
