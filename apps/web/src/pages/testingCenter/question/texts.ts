export const texts = {
  title: '题目讨论',
  what: '题目',
  centre: '考试中心',
  unanswered: '您还没有作答这道题，当前以管理者身份查看。',
  said: '讨论',
  toPractice: '去练习',
} as const;
