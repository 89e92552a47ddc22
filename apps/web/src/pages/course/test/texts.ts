export const texts = {
  title: '课后测验',
  lead: '每个测验得分达到标准即为通过，可以反复作答，已通过的成绩不会丢失。',
  what: '测验',
  toCourse: '返回课程',
  passed: '已通过',
  open: '待完成',
  locked: '未开通',
  best: (score: number, tries: number) => `最好成绩 ${score} 分（作答 ${tries} 次）`,
  passedOf: (passed: number, all: number) => `已通过 ${passed}/${all}`,
  none: '这门课程没有测验',
  noneHint: '可以按目录继续学习其他课件。',
  toDirectory: '查看课程目录',
} as const;
