export const texts = {
  back: '返回切片列表',
  backToCourse: '返回课程',
  backToTray: '返回切片盘',
  item: '课件',
} as const;
