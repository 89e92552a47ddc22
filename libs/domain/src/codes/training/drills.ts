export const drillDifficulties = { 1: '入门', 2: '进阶', 3: '实战' } as const;
export type DrillDifficulty = keyof typeof drillDifficulties;
export const drillDifficultyCodes = {
  beginner: 1,
  advanced: 2,
  realistic: 3,
} as const satisfies Record<string, DrillDifficulty>;

/** Learning gives feedback after each step; a test gives it at the end, and its score counts. */
export const drillModes = { learning: '学习', test: '考核' } as const;
export type DrillMode = keyof typeof drillModes;

export const drillPatients = { adult: '成人', child: '儿童', infant: '婴儿' } as const;

export const drillEnds = {
  saved: '救治成功',
  stable: '病情平稳',
  worse: '病情加重',
  died: '抢救失败',
  hurt: '施救者受伤',
} as const;
export type DrillEnd = keyof typeof drillEnds;

export const drillPressing = { poor: '不合格', fair: '合格', good: '优秀' } as const;

/** The sounds of a scene; the words are for users who cannot hear them. */
export const drillSounds = {
  crowd: '人声',
  alarm: '警报',
  fire: '火焰声',
  water: '流水声',
  rain: '雨声',
  rumble: '轰鸣声',
  wind: '风声',
  crying: '哭声',
  coughing: '呛咳声',
  aed: 'AED 语音',
  siren: '救护车笛声',
  buzz: '电流声',
} as const;
export type DrillSound = keyof typeof drillSounds;
