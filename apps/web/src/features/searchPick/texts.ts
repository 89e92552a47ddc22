export const texts = {
  find: '查找',
  noneFound: '没有找到，请换个关键词',
  choose: '选择',
  chooseOne: (name: string) => `选择${name}`,
} as const;
