/** The faults of a question in the emergency centre's bank. */
export const questionFaults = {
  stemEmpty: '请输入题干',
  optionEmpty: '选项内容不能为空',
  keyWrong: '选项编号应为 A 至 H 中的一个',
  keyTwice: '选项编号不能重复',
  optionTwice: '选项内容不能重复',
  trueFalseTwo: '判断题应有且只有两个选项',
  answerNotAmong: '正确答案应为选项之一',
} as const;
