import type { BodyPlan, Drawn } from '../body';
import type { Shape } from '../kit/shape';
import { innerShapes, nerveShapes, vesselShapes } from './inner';
import { innerWords, nerveWords, vesselWords } from './innerWords';
import { middleShapes, outerShapes } from './outer';
import { middleWords, outerWords } from './outerWords';

const looks: Readonly<Record<string, Partial<Drawn>>> = {
  auricle: { cell: 0.9, triangles: 9000 },
  lobule: { cell: 0.8, colour: '#e6b59c', triangles: 1500 },
  'cartilaginous-canal': { colour: '#d9a58f' },
  'bony-canal': { colour: '#e6d6b0' },
  'tympanic-membrane': { colour: '#c9d3d6', cell: 0.16 },
  'tympanic-cavity': { colour: '#e9c9b9', cell: 0.24, triangles: 5000 },
  malleus: { colour: '#f0d9a0' },
  incus: { colour: '#e2bf7a' },
  stapes: { colour: '#d3a45c', cell: 0.12 },
  'tensor-tympani': { colour: '#b5564e' },
  stapedius: { colour: '#a8483f', cell: 0.12 },
  'bony-auditory-tube': { colour: '#e0cfa4', cell: 0.35 },
  'cartilaginous-auditory-tube': { colour: '#cfd9cf', cell: 0.35 },
  vestibule: { colour: '#b9a3cf' },
  utricle: { colour: '#6fae8c' },
  saccule: { colour: '#4f9a9a' },
  cochlea: { colour: '#8f9fd6', triangles: 6000 },
  'cochlear-duct': { colour: '#f0c04f', cell: 0.13 },
  'lateral-semicircular-canal': { colour: '#d69ab5' },
  'posterior-semicircular-canal': { colour: '#cf86a0' },
  'round-window-membrane': { colour: '#e8e0c8', cell: 0.11, triangles: 400 },
  'facial-nerve': { colour: '#d99a3c' },
  'chorda-tympani': { colour: '#b5832f', cell: 0.13 },
  'jugular-bulb': { colour: '#4f6fae' },
};
const drawn = ([id, shape]: [string, Shape]): [string, Drawn] => [id, { shape, ...looks[id] }];

export const ear: BodyPlan = {
  slug: 'ear',
  words: [
    '耳',
    'auris',
    'ear',
    '左耳，分外耳、中耳和内耳：外耳收集声波，中耳传导并增压，内耳把振动和加速度变为神经冲动。',
  ],
  system: 9,
  simplified:
    '颞骨没有画，各部分悬在原来的相对位置上；耳廓的皮肤和软骨不分，鼓室只画内侧壁和后壁，鼓膜、膜迷路和神经比实际略厚，韧带、黏膜和小血管没有画。',
  groups: {
    outer: {
      words: ['外耳', 'auris externa', 'external ear', '耳廓、外耳道，底端以鼓膜与中耳为界。'],
      colour: '#e9bfa5',
      cell: 0.55,
      triangles: 3500,
      parts: outerWords,
    },
    middle: {
      words: [
        '中耳',
        'auris media',
        'middle ear',
        '含气的鼓室及三块听小骨，把鼓膜的振动集中到小得多的前庭窗，弥补声波由空气入水的损失。',
      ],
      colour: '#e2bf7a',
      cell: 0.15,
      triangles: 2000,
      parts: middleWords,
    },
    inner: {
      words: [
        '内耳',
        'auris interna',
        'internal ear',
        '骨迷路和其中的膜迷路，前为耳蜗管听觉，中为前庭、后为半规管管平衡。',
      ],
      colour: '#c78fae',
      cell: 0.16,
      triangles: 2500,
      parts: innerWords,
    },
    nerves: {
      words: [
        '神经',
        'nervi',
        'nerves',
        '经内耳道同行的前庭神经、蜗神经和面神经，以及面神经的鼓索。',
      ],
      colour: '#e8cf5a',
      cell: 0.24,
      triangles: 1600,
      system: 7,
      parts: nerveWords,
    },
    vessels: {
      words: [
        '邻近的大血管',
        'vasa vicina',
        'neighbouring vessels',
        '颈内动脉在鼓室之前，颈静脉球在鼓室之下，穿刺和手术时必须提防。',
      ],
      colour: '#c93f38',
      cell: 0.6,
      triangles: 1800,
      system: 2,
      parts: vesselWords,
    },
  },
  shapes: () =>
    Object.fromEntries(
      Object.entries({
        ...outerShapes,
        ...middleShapes,
        ...innerShapes,
        ...nerveShapes,
        ...vesselShapes,
      }).map(drawn),
    ),
  neighbours: [
    ['auricle', 'cartilaginous-canal', 2],
    ['cartilaginous-canal', 'bony-canal', 1.2],
    ['bony-canal', 'tympanic-membrane', 1.5],
    ['tympanic-membrane', 'malleus', 0.8],
    ['malleus', 'incus', 0.6],
    ['incus', 'stapes', 0.6],
    ['stapes', 'vestibule', 1.2],
    ['cochlea', 'vestibule', 0.8],
    ['lateral-semicircular-canal', 'vestibule', 0.8],
    ['cochlea', 'cochlear-duct', 0.5],
    ['tensor-tympani', 'malleus', 0.5],
    ['stapedius', 'stapes', 0.5],
    ['bony-auditory-tube', 'cartilaginous-auditory-tube', 1.2],
  ],
  size: [
    [60, 55, 40],
    [85, 75, 75],
  ],
};
