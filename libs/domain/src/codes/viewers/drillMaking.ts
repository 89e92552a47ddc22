/** How far the drills go that schools and the platform make. */
export const drillMakingLimits = {
  title: 60,
  /** Of a graph as a file, in signs: a hundred scenes with much to read. */
  file: 300_000,
  /** Of one school, or of the platform. */
  drills: 300,
  /** Of one drill that are kept: the oldest go first. */
  versions: 20,
} as const;

/** Whose drills are looked at. */
export const drillShelves = { school: '本校', platform: '平台' } as const;
export type DrillShelf = keyof typeof drillShelves;

/** Whether learners see a drill, and whether it is what stands here. */
export const drillStates = {
  draft: '草稿',
  published: '已发布',
  changed: '有未发布的修改',
  withdrawn: '已收回',
} as const;
export type DrillState = keyof typeof drillStates;
