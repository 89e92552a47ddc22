import type { BodyPlan, Drawn } from '../body';
import type { Shape } from '../kit/shape';
import { skullShapes } from './bones';
import { cranialWords, facialWords, jawWords, teethWords } from './words';

const tints: readonly (readonly [RegExp, string, Partial<Drawn>])[] = [
  [/^frontal/, '#e8cf9f', { triangles: 10_000 }],
  [/parietal/, '#d9dcc0', { triangles: 5000 }],
  [/temporal/, '#e3b79c', { triangles: 8000, cell: 0.9 }],
  [/occipital/, '#cdb8a2', { triangles: 8000 }],
  [/sphenoid/, '#dfc07a', { triangles: 10_000, cell: 0.8 }],
  [/ethmoid/, '#cfa98a', { triangles: 5000, cell: 0.55 }],
  [/nasal-bone/, '#d6b3a4', { triangles: 700 }],
  [/lacrimal/, '#b9c7c9', { triangles: 500 }],
  [/zygomatic/, '#d8b98a', { triangles: 2500 }],
  [/maxilla/, '#ead9b8', { triangles: 8000, cell: 0.7 }],
  [/palatine/, '#b7c4a6', { triangles: 1500 }],
  [/concha/, '#c99b8c', { triangles: 900 }],
  [/vomer/, '#b8a4b4', { triangles: 600 }],
  [/mandible/, '#e6d3a8', { triangles: 10_000, cell: 0.9 }],
  [/hyoid/, '#dccba6', { triangles: 1500 }],
];
const drawn = ([id, shape]: [string, Shape]): [string, Drawn] => {
  const [, colour, how] = tints.find(([which]) => which.test(id)) ?? [];
  return [id, { shape, ...how, ...(colour && { colour }) }];
};

export const skull: BodyPlan = {
  slug: 'skull',
  words: [
    '颅骨',
    'cranium',
    'skull',
    '脑颅八块，面颅十五块，除下颌骨和舌骨外都由缝或软骨牢固相连；颅底的孔和管是神经、血管出入的路。',
  ],
  system: 1,
  simplified:
    '骨缝的锯齿、筛骨的小房、鼻甲和泪骨的薄片从简，骨板比实际厚；圆孔、卵圆孔、棘孔、颈静脉孔等主要孔道画出，细小的孔、板障和骨内的小梁没有画；中耳和内耳另见耳的模型。',
  groups: {
    cranial: {
      words: [
        '脑颅骨',
        'ossa cranii',
        'cranial bones',
        '八块骨围成颅腔，容纳脑：不成对的额骨、枕骨、蝶骨、筛骨，成对的顶骨和颞骨。',
      ],
      colour: '#e6d9b8',
      cell: 1.1,
      triangles: 8000,
      parts: cranialWords,
    },
    facial: {
      words: [
        '面颅骨',
        'ossa faciei',
        'facial bones',
        '构成眶、鼻腔和口腔的骨性支架；成对的有上颌骨、腭骨、颧骨、鼻骨、泪骨、下鼻甲，不成对的有犁骨。',
      ],
      colour: '#e2cda4',
      cell: 0.5,
      triangles: 2500,
      parts: facialWords,
    },
    'lower-jaw': {
      words: [
        '下颌骨和舌骨',
        'mandibula et os hyoideum',
        'mandible and hyoid',
        '面颅中能移动的两块不成对的骨，咀嚼、吞咽和说话时都在动。',
      ],
      colour: '#e6d3a8',
      cell: 0.7,
      triangles: 8000,
      parts: jawWords,
    },
    teeth: {
      words: [
        '恒牙',
        'dentes permanentes',
        'permanent teeth',
        '共三十二枚，上下左右各八枚：切牙二，尖牙一，前磨牙二，磨牙三。',
      ],
      colour: '#f6f1e4',
      cell: 0.5,
      triangles: 2000,
      system: 3,
      parts: teethWords,
    },
  },
  shapes: () => Object.fromEntries(Object.entries(skullShapes).map(drawn)),
  neighbours: [
    ['frontal-bone', 'left-parietal-bone', 2.5],
    ['left-parietal-bone', 'right-parietal-bone', 2.5],
    ['left-parietal-bone', 'left-temporal-bone', 2.5],
    ['right-parietal-bone', 'occipital-bone', 2.5],
    ['left-temporal-bone', 'sphenoid-bone', 2.5],
    ['left-temporal-bone', 'left-zygomatic-bone', 2.5],
    ['sphenoid-bone', 'occipital-bone', 2.5],
    ['frontal-bone', 'left-zygomatic-bone', 2.5],
    ['left-maxilla', 'left-zygomatic-bone', 2.5],
    ['left-maxilla', 'left-palatine-bone', 2],
    ['frontal-bone', 'left-nasal-bone', 3],
    ['left-temporal-bone', 'mandible', 5],
    ['mandible', 'lower-molars', 1.5],
    ['left-maxilla', 'upper-molars', 1.5],
    ['vomer', 'ethmoid-bone', 2.5],
  ],
  size: [
    [125, 190, 165],
    [155, 230, 200],
  ],
};
