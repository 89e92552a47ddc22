export const texts = {
  limited: '限时优惠',
  limitedLead: '到点恢复原价',
  free: '免费专区',
  freeTypes: '免费资源类型',
  hotCourses: '热门课程',
} as const;
