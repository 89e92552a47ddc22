import type { BodyPlan, Drawn } from '../body';
import type { Shape } from '../kit/shape';
import { toothShapes } from './shapes';
import { gumWords, pulpWords, supportWords, toothWords, vesselWords } from './words';

const looks: Readonly<Record<string, Partial<Drawn>>> = {
  enamel: { colour: '#f7f5ee', triangles: 6000 },
  dentin: { colour: '#ecd28f', triangles: 7000 },
  cementum: { colour: '#c9a25f', triangles: 5000, cell: 0.14 },
  'periodontal-ligament': { colour: '#d98a7a', triangles: 5000, cell: 0.16 },
  'alveolar-bone-proper': { colour: '#f2e6c8', triangles: 5000 },
  'spongy-bone': { colour: '#e0c08a', triangles: 14_000, cell: 0.3 },
  'compact-bone': { colour: '#eadcbc', triangles: 4000, cell: 0.3 },
  'mandibular-canal': { colour: '#d9c9a4', triangles: 1500 },
  'junctional-epithelium': { colour: '#b5525e', cell: 0.16 },
  'attached-gingiva': { colour: '#d9808a', cell: 0.3 },
  'inferior-alveolar-artery': { colour: '#c93f38', cell: 0.14 },
  'inferior-alveolar-vein': { colour: '#4f6fae', cell: 0.15 },
  'inferior-alveolar-nerve': { colour: '#e8cf5a', cell: 0.16 },
};
const drawn = ([id, shape]: [string, Shape]): [string, Drawn] => [id, { shape, ...looks[id] }];

export const tooth: BodyPlan = {
  slug: 'tooth',
  words: [
    '下颌第一磨牙',
    'dens molaris primus inferior',
    'lower first molar',
    '左下颌第一恒磨牙连同一段牙槽骨和牙龈；颊侧近中开窗，可以看到牙根、牙周膜和下颌管。',
  ],
  system: 3,
  simplified:
    '一段颌骨是截下的，颊侧近中部分开窗；牙骨质、牙周膜和固有牙槽骨画得比实际厚，邻牙、牙槽骨的穿支和牙本质小管没有画，松质骨的网眼比实际大。',
  groups: {
    hard: {
      words: [
        '牙体硬组织',
        'partes durae dentis',
        'hard tissues of tooth',
        '由外向内：冠部为牙釉质、牙本质，根部为牙骨质、牙本质。',
      ],
      colour: '#f4ecd6',
      cell: 0.2,
      triangles: 6000,
      parts: toothWords,
    },
    pulp: {
      words: [
        '牙髓',
        'pulpa dentis',
        'dental pulp',
        '牙的软组织，含血管、神经和成牙本质细胞，经根尖孔与外界相通。',
      ],
      colour: '#c7464c',
      cell: 0.13,
      triangles: 2200,
      parts: pulpWords,
    },
    support: {
      words: [
        '牙周支持组织',
        'periodontium',
        'supporting tissues',
        '把牙固定在颌骨里的膜和骨；牙周炎破坏它们，牙因此松动。',
      ],
      colour: '#eadcbc',
      cell: 0.2,
      triangles: 4000,
      parts: supportWords,
    },
    gum: {
      words: ['牙龈', 'gingiva', 'gingiva', '覆盖牙槽嵴和牙颈的口腔黏膜，封住牙与骨之间的缝隙。'],
      colour: '#e2949a',
      cell: 0.22,
      triangles: 3500,
      parts: gumWords,
    },
    vessels: {
      words: [
        '下牙槽神经和血管',
        'nervus et vasa alveolaria inferiora',
        'inferior alveolar nerve and vessels',
        '同行于下颌管，分支经根尖孔进入牙髓。',
      ],
      colour: '#d9b04c',
      cell: 0.16,
      triangles: 1800,
      system: 7,
      parts: vesselWords,
    },
  },
  shapes: () => Object.fromEntries(Object.entries(toothShapes).map(drawn)),
  neighbours: [
    ['enamel', 'dentin', 0.5],
    ['dentin', 'pulp-chamber', 0.4],
    ['pulp-chamber', 'mesial-root-canals', 0.6],
    ['cementum', 'dentin', 0.5],
    ['cementum', 'periodontal-ligament', 0.5],
    ['periodontal-ligament', 'alveolar-bone-proper', 0.5],
    ['alveolar-bone-proper', 'spongy-bone', 1],
    ['free-gingiva', 'attached-gingiva', 0.6],
    ['mandibular-canal', 'inferior-alveolar-nerve', 2],
    ['inferior-alveolar-nerve', 'distal-root-canals', 2.5],
  ],
  size: [
    [11, 28, 15],
    [20, 36, 20],
  ],
};
