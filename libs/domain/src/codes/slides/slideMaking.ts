/** The limits of a slide library. */
export const slideLimits = {
  title: 60,
  titleEn: 120,
  summary: 2000,
  material: 100,
  source: 100,
  organ: 20,
  folderName: 40,
  folders: 300,
  /** The maximum depth of nested folders. */
  depth: 5,
  /** Slides that one bulk change may affect. */
  batch: 200,
  /** Slides in one library. */
  slides: 5000,
  /** Micrometres per pixel, from the finest scanner to a picture of a whole glass. */
  mpp: { least: 0.01, most: 100 },
  objective: { least: 0.5, most: 200 },
} as const;

export const slideShown = { shown: '已显示', hidden: '已隐藏' } as const;
export type SlideShown = keyof typeof slideShown;

export const slideSteps = {
  first: '移到最前',
  up: '上移',
  down: '下移',
  last: '移到最后',
} as const;
export type SlideStep = keyof typeof slideSteps;

export const slideUseKinds = { course: '课程', tray: '切片盘', question: '题库' } as const;
export type SlideUseKind = keyof typeof slideUseKinds;
