import { messages } from '@cheese/domain/texts/messages';

export const texts = {
  title: '免费专区',
  lead: '长期免费与限时免费的课程、标本、题库、虚拟仿真和解剖模型',
  types: '资源类型',
  all: messages.all,
  what: '免费资源',
  empty: '这一类还没有免费资源',
  emptyHint: '其他类型里也许有您需要的内容',
  home: '返回首页',
  seeAll: '查看全部免费资源',
} as const;
