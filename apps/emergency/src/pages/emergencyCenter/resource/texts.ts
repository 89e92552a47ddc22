export const texts = {
  what: '资源',
  org: (name: string) => `发布机构：${name}`,
  groundedOn: (day: string) => `发布于 ${day}`,
  quizAbout: '测一测本主题',
} as const;
