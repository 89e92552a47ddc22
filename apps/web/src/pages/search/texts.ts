import { messages } from '@cheese/domain/texts/messages';

export const texts = {
  title: '搜索',
  found: (keyword: string) => `搜索“${keyword}”的结果`,
  everything: '全部资源',
  lead: '课程、标本、题库、虚拟仿真、解剖模型与资讯，支持按词语或拼音首字母查找',
  types: '搜索范围',
  all: messages.all,
  courseType: '课程来源',
  what: '搜索结果',
  nothing: (keyword: string) => `没有找到与“${keyword}”相关的内容`,
  nothingHere: '没有符合这些条件的内容',
  hint: '换一个词，或只输入其中几个字；也可以用拼音首字母，例如 xdt',
  hintHere: '放宽一些条件，或到其他类型里找找',
  clear: '清除筛选',
  seeAll: '查看全部资源',
  hot: '大家都在学',
  hotWhat: '热门课程',
  freeArea: '免费课程',
  freeWhat: '免费课程',
  more: '更多',
} as const;
