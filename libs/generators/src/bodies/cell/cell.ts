import type { BodyPlan, Drawn } from '../body';
import type { Shape } from '../kit/shape';
import { membraneWords, nucleusWords, powerWords } from './innerWords';
import { skeletonWords, surfaceWords } from './outerWords';
import { cellShapes } from './shapes';

const looks: Readonly<Record<string, Partial<Drawn>>> = {
  'plasma-membrane': { triangles: 6000, cell: 0.25 },
  microvilli: { colour: '#d9bc8a', triangles: 7000, cell: 0.14, isStrewn: true },
  'endocytic-pits': { colour: '#b58a5c', triangles: 900, cell: 0.09 },
  'nuclear-envelope': { colour: '#8f7fc0', triangles: 9000, cell: 0.17 },
  'nuclear-pores': { colour: '#d9a04f', triangles: 5000, cell: 0.1, isStrewn: true },
  nucleolus: { colour: '#5f3f7f', triangles: 1200 },
  chromatin: { colour: '#a58fd0', triangles: 9000, cell: 0.15 },
  'rough-endoplasmic-reticulum': { colour: '#5f9fc0', triangles: 14_000, cell: 0.16 },
  ribosomes: { colour: '#2f4f6f', triangles: 8000, cell: 0.12, isStrewn: true },
  'smooth-endoplasmic-reticulum': { colour: '#7fc0b0', triangles: 4500 },
  'golgi-apparatus': { colour: '#e0904f', triangles: 5000, cell: 0.1 },
  'transport-vesicles': { colour: '#f0b880', triangles: 1200 },
  lysosomes: { colour: '#7f9f3f', triangles: 1600, cell: 0.18 },
  peroxisomes: { colour: '#c0c04f', triangles: 1200 },
  'secretory-granules': { colour: '#c06f8f', triangles: 1600 },
  'inner-mitochondrial-membrane': { colour: '#e8a07f', triangles: 4000, cell: 0.07 },
  'mitochondrial-matrix': { colour: '#f4d0b0', triangles: 3000, cell: 0.1 },
  'outer-mitochondrial-membrane': { cell: 0.08, triangles: 2500 },
  mitochondria: { triangles: 4000 },
  centrioles: { colour: '#3f7f5f', triangles: 7000, cell: 0.08 },
  microtubules: { colour: '#4f9f5f', triangles: 3500, cell: 0.1 },
  'actin-filaments': { colour: '#c05f5f', triangles: 3500, cell: 0.1 },
  'intermediate-filaments': { colour: '#9f7f3f', triangles: 2500, cell: 0.12 },
};
const drawn = ([id, shape]: [string, Shape]): [string, Drawn] => [id, { shape, ...looks[id] }];

export const cell: BodyPlan = {
  slug: 'cell',
  words: [
    '细胞',
    'cellula',
    'cell',
    '以小肠吸收细胞的样子画出，前面切去四分之一：细胞膜围着细胞质，其中有细胞核、有膜和无膜的细胞器以及细胞骨架。',
  ],
  system: 3,
  simplified:
    '放大约一千倍，模型的一毫米代表一微米；各细胞器的数目大为减少，核糖体、膜和细丝比实际粗大得多，核膜画成一层，线粒体的一个剖开；胞质溶胶、细胞间的连接和基底面的结构没有画。',
  groups: {
    surface: {
      words: [
        '细胞表面',
        'superficies cellulae',
        'cell surface',
        '细胞膜和它的突起、内陷，是细胞与外界交往的地方。',
      ],
      colour: '#e6cfa8',
      cell: 0.2,
      triangles: 5000,
      parts: surfaceWords,
    },
    nucleus: {
      words: [
        '细胞核',
        'nucleus',
        'nucleus',
        '贮存遗传信息、转录RNA的中枢，由两层核膜与细胞质隔开。',
      ],
      colour: '#8f7fc0',
      cell: 0.12,
      triangles: 4000,
      parts: nucleusWords,
    },
    membranes: {
      words: [
        '内膜系统和核糖体',
        'systema endomembranarum',
        'endomembrane system and ribosomes',
        '蛋白质由核糖体合成，经内质网、高尔基复合体到溶酶体、膜或细胞外的路。',
      ],
      colour: '#5f9fc0',
      cell: 0.14,
      triangles: 3000,
      parts: membraneWords,
    },
    power: {
      words: [
        '线粒体',
        'mitochondria cellulae',
        'mitochondria, whole and opened',
        '以氧化磷酸化供给细胞大部分ATP；一个沿长轴剖开，可见两层膜和嵴。',
      ],
      colour: '#c8604f',
      cell: 0.12,
      triangles: 3000,
      parts: powerWords,
    },
    skeleton: {
      words: [
        '细胞骨架',
        'cytoskeleton',
        'cytoskeleton',
        '三种蛋白丝和组织它们的中心粒，维持形状并推动运动。',
      ],
      colour: '#4f9f5f',
      cell: 0.1,
      triangles: 3000,
      parts: skeletonWords,
    },
  },
  shapes: () => Object.fromEntries(Object.entries(cellShapes).map(drawn)),
  neighbours: [
    ['nuclear-envelope', 'nuclear-pores', 0.4],
    ['nucleolus', 'chromatin', 0.6],
    ['nuclear-envelope', 'rough-endoplasmic-reticulum', 0.8],
    ['rough-endoplasmic-reticulum', 'ribosomes', 0.4],
    ['golgi-apparatus', 'transport-vesicles', 0.6],
    ['outer-mitochondrial-membrane', 'inner-mitochondrial-membrane', 0.4],
    ['plasma-membrane', 'microvilli', 0.6],
    ['plasma-membrane', 'endocytic-pits', 0.6],
    ['centrioles', 'microtubules', 1.5],
  ],
  size: [
    [17, 19, 17],
    [25, 26, 25],
  ],
};
