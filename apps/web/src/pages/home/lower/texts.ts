export const texts = {
  limited: '限时优惠',
  limitedLead: '到点恢复原价',
  left: '剩余',
  days: (count: number) => `${count}天`,
  over: '已结束',
  free: '免费专区',
  freeTypes: '免费资源类型',
  hotCourses: '热门课程',
  all: '查看全部',
} as const;
