/** The state of a request to sell a school's course. */
export const offerStates = {
  waiting: '待审核',
  approved: '已通过',
  declined: '已驳回',
  recalled: '已撤回',
} as const;
export type OfferState = keyof typeof offerStates;

/** The maximum length of the request's note and of the reason for declining it. */
export const offerLimits = { note: 300, reason: 200 } as const;

export const offerChanges = {
  added: '新增',
  changed: '修改',
  moved: '移动',
  removed: '移除',
} as const;
/** The parts of a course that an offer can change. */
export const offerParts = {
  price: '价格',
  name: '名称',
  description: '简介',
  cover: '封面',
  html: '正文',
  goals: '学习目标',
  forWhom: '适用对象',
  certificate: '证书标准',
  trailer: '预告片',
  access: '开放方式',
  rule: '完成方式',
  content: '内容',
  media: '文件',
  place: '位置',
} as const;
export const offerChanged = { sheet: '课程资料', chapter: '章节', item: '课件' } as const;
