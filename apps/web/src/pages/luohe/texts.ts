export const texts = {
  title: '院校专区',
  introduction: '学院介绍',
  courses: '推荐课程',
  entries: '学院动态',
  what: '院校专区',
  whatEntries: '学院动态',
  whatEntry: '文章',
  empty: '学院还没有发布动态',
  notOpen: '院校专区尚未开通',
  notOpenHint: '您可以先浏览平台的课程',
  browse: '浏览全部课程',
  back: '返回专区',
} as const;
