export const texts = {
  title: '加入教学班',
  lead: '输入老师给您的加入码，或扫描二维码打开本页。仅限本校在校学生。',
  code: '加入码',
  placeholder: '10 位字母和数字',
  empty: '请输入加入码',
  join: '加入',
  joining: '加入中…',
  joined: (course: string, name: string) => `已加入「${course} · ${name}」。`,
  again: (course: string, name: string) => `您已在「${course} · ${name}」中，无需重复加入。`,
  toStudy: '我的学习',
} as const;
