export const texts = {
  mySchools: '我的学校',
  entered: (name: string) => `已切换到${name}`,
  enter: (name: string) => `切换到${name}`,
  suspended: (name: string) => `${name}（已暂停）`,
} as const;
