export const contentPersonalTexts = {
  subject: '选择的专业',
  subjectColumns: ['专业'],
} as const;
