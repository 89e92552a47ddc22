export const texts = {
  title: '实验室漫游',
  what: '漫游场景',
  spotsLost: (why: string) => `场景中的内容加载失败：${why}`,
  empty: '还没有可以漫游的房间',
  back: '返回首页',
  rooms: '房间列表',
  room: (number: number, name: string) => `${number} ${name}`,
  close: '关闭',
  spots: '场景中的内容',
  noWebgl: '您的浏览器不支持三维显示，这里显示房间的图片；下面的内容同样可以查看。',
  broken: '全景图片加载失败，这里显示房间的小图；下面的内容同样可以查看。',
} as const;
