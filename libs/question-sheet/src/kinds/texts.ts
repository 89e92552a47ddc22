const percent = (share: number) => `${Math.round(share * 100)}%`;

export const texts = {
  rightOption: '正确选项',
  wrongOption: '您选错的选项',
  optionPicture: (option: string) => `选项${option}的图片`,
  othersChose: (share: number) => `${percent(share)} 的人选择`,
  rightAnswer: '正确答案',
  isTrue: '正确',
  isFalse: '错误',
  options: '选项',
  option: (letter: string) => `选项${letter}`,
  isRight: (letter: string) => `选项${letter}为正确答案`,
  addOption: '添加选项',
  removeOption: (letter: string) => `删除选项${letter}`,
} as const;
