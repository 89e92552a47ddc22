import { messages } from '@cheese/domain/texts/messages';

export const texts = {
  title: messages.cloudCourse,
  lead: '从基础到临床，跟着目录一课一课学，随时从上次的地方继续。',
  all: '全部课程',
  fresh: '最新上线',
  hot: '热门课程',
  recommended: '为您推荐',
  recommendedAll: '编辑推荐',
  what: '课程列表',
  none: '暂时没有课程',
} as const;
