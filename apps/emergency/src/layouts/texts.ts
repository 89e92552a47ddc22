export const texts = {
  urgent: '遇到紧急情况请立即拨打 120；本平台内容用于培训学习，不能代替现场专业救治。',
} as const;
