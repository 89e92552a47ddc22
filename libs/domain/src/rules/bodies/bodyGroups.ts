import type { BodySystem } from '../../codes/bodies/bodySystems';

interface BodyGroup {
  system: BodySystem;
  name: string;
  nameEn: string;
  /** The default colour of its parts, as in CSS. */
  colour: string;
}

/**
 * The groups of a whole body shown together: its systems, with the locomotor system split in two.
 */
export const bodyGroups = {
  bones: { system: 1, name: '全身骨骼', nameEn: 'skeletal system', colour: '#e6dac0' },
  muscles: { system: 1, name: '全身骨骼肌', nameEn: 'muscular system', colour: '#a9473f' },
  circulation: { system: 2, name: '心和血管', nameEn: 'cardiovascular system', colour: '#b8423c' },
  digestive: { system: 3, name: '消化系统', nameEn: 'alimentary system', colour: '#c98a6b' },
  respiratory: { system: 4, name: '呼吸系统', nameEn: 'respiratory system', colour: '#d79c9b' },
  urinary: { system: 5, name: '泌尿系统', nameEn: 'urinary system', colour: '#9d5a46' },
  genital: { system: 6, name: '生殖系统', nameEn: 'genital system', colour: '#c58f86' },
  nervous: { system: 7, name: '神经系统', nameEn: 'nervous system', colour: '#d9c38a' },
  endocrine: { system: 8, name: '内分泌系统', nameEn: 'endocrine system', colour: '#c2a14e' },
  senses: { system: 9, name: '感觉器官', nameEn: 'sense organs', colour: '#9db4c4' },
  lymphoid: { system: 10, name: '淋巴器官', nameEn: 'lymphoid system', colour: '#7f6a9a' },
  skin: { system: 11, name: '被皮系统', nameEn: 'integumentary system', colour: '#d8b294' },
} as const satisfies Record<string, BodyGroup>;
export type BodyGroupKey = keyof typeof bodyGroups;
