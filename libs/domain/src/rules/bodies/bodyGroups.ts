import { bodySystemCodes, type BodySystem } from '../../codes/bodies/bodySystems';

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
  bones: {
    system: bodySystemCodes.locomotor,
    name: '全身骨骼',
    nameEn: 'skeletal system',
    colour: '#e6dac0',
  },
  muscles: {
    system: bodySystemCodes.locomotor,
    name: '全身骨骼肌',
    nameEn: 'muscular system',
    colour: '#a9473f',
  },
  circulation: {
    system: bodySystemCodes.circulatory,
    name: '心和血管',
    nameEn: 'cardiovascular system',
    colour: '#b8423c',
  },
  digestive: {
    system: bodySystemCodes.digestive,
    name: '消化系统',
    nameEn: 'alimentary system',
    colour: '#c98a6b',
  },
  respiratory: {
    system: bodySystemCodes.respiratory,
    name: '呼吸系统',
    nameEn: 'respiratory system',
    colour: '#d79c9b',
  },
  urinary: {
    system: bodySystemCodes.urinary,
    name: '泌尿系统',
    nameEn: 'urinary system',
    colour: '#9d5a46',
  },
  genital: {
    system: bodySystemCodes.genital,
    name: '生殖系统',
    nameEn: 'genital system',
    colour: '#c58f86',
  },
  nervous: {
    system: bodySystemCodes.nervous,
    name: '神经系统',
    nameEn: 'nervous system',
    colour: '#d9c38a',
  },
  endocrine: {
    system: bodySystemCodes.endocrine,
    name: '内分泌系统',
    nameEn: 'endocrine system',
    colour: '#c2a14e',
  },
  senses: {
    system: bodySystemCodes.sensory,
    name: '感觉器官',
    nameEn: 'sense organs',
    colour: '#9db4c4',
  },
  lymphoid: {
    system: bodySystemCodes.lymphatic,
    name: '淋巴器官',
    nameEn: 'lymphoid system',
    colour: '#7f6a9a',
  },
  skin: {
    system: bodySystemCodes.integumentary,
    name: '被皮系统',
    nameEn: 'integumentary system',
    colour: '#d8b294',
  },
} as const satisfies Record<string, BodyGroup>;
export type BodyGroupKey = keyof typeof bodyGroups;
