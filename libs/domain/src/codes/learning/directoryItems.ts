/** The type of an item in a course's or a specimen's directory. */
export const directoryItemTypes = {
  img: '图片',
  experiment: '互动实验',
  section: '数字切片',
  ppt: 'PPT',
  video: '视频',
  note: '笔记',
  test: '测试',
  specimen: '数字标本',
} as const;
export type DirectoryItemType = keyof typeof directoryItemTypes;
