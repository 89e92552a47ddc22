import { messages } from '@cheese/domain/texts/messages';

export const texts = {
  title: messages.cloudCourse,
  lead: '从基础到临床，跟着目录一课一课学，随时从上次的地方继续。',
  all: '全部课程',
  mine: messages.myCourse,
  allMine: '全部我的课程',
  fresh: '最新上线',
  hot: '热门课程',
  recommended: '为您推荐',
  recommendedAll: '编辑推荐',
  what: '课程列表',
  noMine: '还没有在学的课程',
  noMineHint: '从下面挑一门开始，学习进度会保存在这里',
  none: '暂时没有课程',
} as const;
