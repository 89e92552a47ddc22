/** How far the library of a school goes. */
export const slideLimits = {
  title: 60,
  titleEn: 120,
  summary: 2000,
  material: 100,
  source: 100,
  organ: 20,
  folderName: 40,
  folders: 300,
  /** How deep folders stand in folders. */
  depth: 5,
  /** How many slides one step may concern. */
  batch: 200,
  /** In one library. */
  slides: 5000,
  /** Micrometres a pixel, as scanners have them, from the finest to a picture of a whole glass. */
  mpp: { least: 0.01, most: 100 },
  objective: { least: 0.5, most: 200 },
} as const;

/** Whether learners see a slide. */
export const slideShown = { shown: '已显示', hidden: '已隐藏' } as const;
export type SlideShown = keyof typeof slideShown;

export const slideSteps = {
  first: '移到最前',
  up: '上移',
  down: '下移',
  last: '移到最后',
} as const;
export type SlideStep = keyof typeof slideSteps;

/** What uses a slide. */
export const slideUseKinds = { course: '课程', tray: '切片盘', question: '题库' } as const;
export type SlideUseKind = keyof typeof slideUseKinds;
