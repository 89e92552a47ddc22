export const texts = {
  title: '凭邀请码加入',
  lead: '输入老师给您的邀请码，即可参加面向受邀人员的考试。外校学员也可以加入。',
  code: '邀请码',
  placeholder: '10 位字母和数字',
  empty: '请输入邀请码',
  join: '加入',
  joining: '加入中…',
  joined: (school: string) => (school ? `已加入「${school}」的安排` : '已加入'),
  again: '您之前已经加入，无需重复加入',
  next: '对应的考试会出现在考试中心的列表里。',
  toExams: '前往考试中心',
} as const;
