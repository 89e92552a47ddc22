export const texts = {
  title: '请先登录',
  ended: '登录已失效，请重新登录',
  answersKept:
    '您的作答已存于本机，不会丢失：重新登录后回到本页，会自动恢复并保存。考试的剩余时间仍在计时。',
  needed: '登录后即可查看此页面',
} as const;
