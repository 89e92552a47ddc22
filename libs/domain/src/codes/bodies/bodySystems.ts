/** The body systems by which slides, specimens and anatomy models are sorted. */
export const bodySystems = {
  1: '运动系统',
  2: '循环系统',
  3: '消化系统',
  4: '呼吸系统',
  5: '泌尿系统',
  6: '生殖系统',
  7: '神经系统',
  8: '内分泌系统',
  9: '感觉器官',
  10: '淋巴与免疫系统',
  11: '被皮系统',
} as const;
export type BodySystem = keyof typeof bodySystems;
export const bodySystemCodes = {
  locomotor: 1,
  circulatory: 2,
  digestive: 3,
  respiratory: 4,
  urinary: 5,
  genital: 6,
  nervous: 7,
  endocrine: 8,
  sensory: 9,
  lymphatic: 10,
  integumentary: 11,
} as const satisfies Record<string, BodySystem>;
