import type { BodyPlan, Words } from '../body';
import { place, stretch, twice } from '../kit/place';
import { blend, carve, type Shape, union } from '../kit/shape';
import { ball, egg, lathe } from '../kit/solids';
import { band, tube } from '../kit/sweep';
import { add, between, frameOf, less, times, unit, type Vec } from '../kit/vec';
import { type Level, levels } from './levels';
import { vertebra } from './vertebra';
import { below, bonesOf, discIdOf, discs, padded } from './words';

const cushion = lathe([
  [0, -1],
  [0.94, -1],
  [1.02, 0],
  [0.94, 1],
  [0, 1],
]);

/** Between a vertebra and what is below it. */
function disc(upper: Level, lower: Level | undefined): Shape {
  const under = add(upper.at, times(upper.frame.y, -upper.height / 2));
  const over: Vec = lower ? add(lower.at, times(lower.frame.y, lower.height / 2)) : [0, 2, 2];
  const gap = Math.hypot(...less(under, over)) / 2;
  const { x, y } = upper.frame;
  const up = unit(add(less(under, over), times(y, 2)));
  const z = frameOf(up, upper.frame.z).z;
  return place(
    stretch(cushion, [upper.wide * 0.97, Math.max(1.8, gap * 0.94), upper.deep * 0.97]),
    between(under, over, 0.5),
    { x, y: up, z },
  );
}

const sacrum = carve(
  blend(
    5,
    egg([0, -8, 0], [25, 10, 16]),
    band(
      [
        [0, -4, -4, 47],
        [0, -30, -16, 42],
        [0, -62, -30, 28],
        [0, -96, -34, 13],
      ],
      [0, -0.3, 1],
      0.24,
    ),
    twice(egg([36, -20, -12], [14, 22, 14])),
    tube([
      [0, -16, -26, 5],
      [0, -48, -38, 5],
      [0, -74, -42, 4],
    ]),
    twice(egg([15, 2, -22], [5, 7, 4])),
  ),
  ...[-24, -42, -59, -75].map((y, at) =>
    twice(
      tube([
        [19 - at * 2.4, y, 30, 4 - at * 0.4],
        [19 - at * 2.4, y - 8, -70, 4 - at * 0.4],
      ]),
    ),
  ),
  tube([
    [0, 12, -22, 7],
    [0, -20, -20, 6],
    [0, -60, -35, 4],
  ]),
);
const coccyx = blend(
  3,
  egg([0, -103, -34], [12, 5, 6]),
  egg([0, -112, -31], [8, 5, 5]),
  egg([0, -120, -27], [6, 4.5, 4.5]),
  ball([0, -127, -22], 3.6),
);

const group = (
  words: Words,
  colour: string,
  parts: Readonly<Record<string, Words>>,
  cell: number,
  triangles: number,
) => ({
  words,
  colour,
  parts,
  cell,
  triangles,
});

export const spine: BodyPlan = {
  slug: 'spine',
  words: [
    '脊柱',
    'columna vertebralis',
    'vertebral column',
    '由二十四块椎骨、骶骨和尾骨借椎间盘、韧带和关节连成，支持躯干，保护脊髓，有颈、胸、腰、骶四个生理弯曲。',
  ],
  system: 1,
  simplified:
    '椎体和横突的肋凹、韧带和小关节囊没有画；同一部分椎骨的形状逐节相近，骶骨背面的嵴和关节面从简。',
  groups: {
    'cervical-vertebrae': group(
      [
        '颈椎',
        'vertebrae cervicales',
        'cervical vertebrae',
        '共七块，第一、二、七颈椎形态特殊；横突孔内有椎动脉通过。',
      ],
      '#e8d9b5',
      bonesOf('cervical'),
      0.95,
      2600,
    ),
    'thoracic-vertebrae': group(
      [
        '胸椎',
        'vertebrae thoracicae',
        'thoracic vertebrae',
        '共十二块，与肋相连，自上而下逐渐增大。',
      ],
      '#e3cfa4',
      bonesOf('thoracic'),
      1.1,
      2600,
    ),
    'lumbar-vertebrae': group(
      ['腰椎', 'vertebrae lumbales', 'lumbar vertebrae', '共五块，椎体最大，承受体重最多。'],
      '#dcc592',
      bonesOf('lumbar'),
      1.3,
      2800,
    ),
    'sacrum-and-coccyx': group(
      [
        '骶骨和尾骨',
        'os sacrum et os coccygis',
        'sacrum and coccyx',
        '骶骨由五块骶椎融合而成，尾骨由三至四块退化的尾椎融合而成。',
      ],
      '#d3b985',
      {
        sacrum: [
          '骶骨',
          'os sacrum',
          'sacrum',
          '呈倒三角形，前面凹，有四对骶前孔；两侧耳状面与髂骨构成骶髂关节。',
        ],
        coccyx: [
          '尾骨',
          'os coccygis',
          'coccyx',
          '脊柱末端，上接骶骨，下端游离，是盆底肌和韧带的附着处。',
        ],
      },
      1.3,
      6000,
    ),
    'intervertebral-discs': group(
      [
        '椎间盘',
        'disci intervertebrales',
        'intervertebral discs',
        '由外周的纤维环和中央的髓核构成，共二十三个，缓冲震荡。',
      ],
      '#8fb4c4',
      discs,
      1.1,
      500,
    ),
  },
  shapes: () => ({
    ...Object.fromEntries(levels.map((level) => [level.id, vertebra(level)])),
    ...Object.fromEntries(padded.map((level) => [discIdOf(level), disc(level, below(level))])),
    sacrum: union(sacrum),
    coccyx,
  }),
  neighbours: [
    ['c1', 'c2', 5],
    ['sacrum', 'coccyx', 4],
    ['sacrum', 'disc-l5-s1', 6],
    ...padded.map((level) => [level.id, discIdOf(level), 4] as const),
  ],
  size: [
    [75, 600, 75],
    [120, 780, 150],
  ],
};
