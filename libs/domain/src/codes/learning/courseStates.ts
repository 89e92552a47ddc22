export const courseStates = {
  making: '制作中',
  scheduled: '待发布',
  published: '已发布',
  withdrawn: '已撤下',
} as const;
export type CourseState = keyof typeof courseStates;

export const courseLimits = {
  name: 80,
  description: 300,
  html: 50_000,
  goals: 20,
  goal: 100,
  forWhom: 200,
  teachers: 20,
  chapters: 200,
  depth: 5,
  items: 500,
  title: 100,
  marks: 100,
  checks: 50,
  notes: 500,
  note: 2_000,
  subtitles: 300_000,
  questions: 200,
  slides: 50,
} as const;
