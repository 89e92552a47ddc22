export const texts = {
  placeholder: '输入教师的姓名、工号或拼音',
  find: '查找',
  choose: '选择',
  chooseOne: (name: string) => `选择 ${name}`,
  clear: (name: string) => `取消选择 ${name}`,
  noAccount: '未领取账号',
  noneFound: '没有找到符合条件的教师',
} as const;
