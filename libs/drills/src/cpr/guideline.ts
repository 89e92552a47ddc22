/**
 * Good compressions according to AHA 2025 and ERC 2025 (both: 100–120 a minute, breaks for two
 * breaths under 10 s, hands on the chest at least 60 % of the time; 30:2, with two rescuers and a
 * child 15:2).
 */
export const rateFrom = 100;
export const rateTo = 120;
export const longestPauseS = 10;
export const leastHandsOn = 0.6;
export const breathsACycle = 2;

/** The target for good CPR in the AHA's consensus statement on CPR quality (2013): 80 %. */
export const goodHandsOn = 0.8;

/**
 * Our own limit, as no guideline names one: the variation of the intervals between compressions.
 */
export const evenVariation = 0.12;
/** Our own limit: the deviation in compressions per cycle that costs nothing. */
export const forgivenPresses = 2;
/** Our own limit: a longer interval is a pause, because slower than 30 a minute is no rhythm. */
export const pauseFromS = 2;

export const patients = {
  adult: { name: '成人', depth: '5～6 厘米', hands: '双手，胸骨下半段' },
  child: {
    name: '儿童',
    depth: '约 5 厘米（胸廓前后径的三分之一）',
    hands: '单手或双手掌根，胸骨下半段',
  },
  infant: {
    name: '婴儿',
    depth: '约 4 厘米（胸廓前后径的三分之一）',
    hands: '双拇指环抱或单手掌根，两乳头连线下方的胸骨',
  },
} as const;
export type Patient = keyof typeof patients;

export const pressesACycle = (patient: Patient, rescuers: 1 | 2) =>
  rescuers === 2 && patient !== 'adult' ? 15 : 30;
