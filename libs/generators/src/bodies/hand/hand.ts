import type { BodyPlan, Words } from '../body';
import { bonesOf, carpals, rays } from './bones';

const digits = [
  ['拇指', 'pollicis', 'thumb'],
  ['示指', 'indicis', 'index finger'],
  ['中指', 'digiti medii', 'middle finger'],
  ['环指', 'digiti anularis', 'ring finger'],
  ['小指', 'digiti minimi', 'little finger'],
] as const;
const numerals = ['I', 'II', 'III', 'IV', 'V'];
const counted = ['一', '二', '三', '四', '五'];
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

const metacarpalTexts = [
  '最短最粗，底与大多角骨构成鞍状的拇指腕掌关节，可作对掌运动。',
  '五块掌骨中最长，底与小多角骨、大多角骨和头状骨相接，活动很小。',
  '底的背面外侧有茎突，与头状骨牢固相接，是手的中轴。',
  '底与头状骨和钩骨相接，可作轻度屈伸，使手掌握拢。',
  '底与钩骨相接，活动较大；颈部骨折常见于握拳击打，又称拳击手骨折。',
];
const kinds = {
  proximal: [
    '近节指骨',
    'phalanx proximalis',
    'proximal phalanx',
    '底与掌骨头构成掌指关节，头呈滑车状。',
  ],
  middle: [
    '中节指骨',
    'phalanx media',
    'middle phalanx',
    '位于近节与远节之间，指浅屈肌腱止于其两侧；拇指没有中节。',
  ],
  distal: [
    '远节指骨',
    'phalanx distalis',
    'distal phalanx',
    '末端掌侧有粗糙的远节指骨粗隆，支持指腹；指深屈肌腱止于其底。',
  ],
} as const;
type Kind = keyof typeof kinds;
const kindsOf = (ray: number): readonly Kind[] =>
  ray === 0 ? ['proximal', 'distal'] : ['proximal', 'middle', 'distal'];
const special: Readonly<Record<string, string>> = {
  'proximal-1': '拇指近节，底与第一掌骨头构成掌指关节，掌侧常有两块籽骨。',
  'distal-1': '拇指远节，比其余各指的宽大，拇长屈肌腱止于其底。',
};

const phalanges = (kind: Kind) =>
  Object.fromEntries(
    digits.flatMap(([zh, la, en], ray): [string, Words][] => {
      if (!kindsOf(ray).includes(kind)) return [];
      const [name, latin, english, text] = kinds[kind];
      const id = `${kind}-${ray + 1}`;
      return [[id, [`${zh}${name}`, `${latin} ${la}`, `${english} of ${en}`, special[id] ?? text]]];
    }),
  );

const look = { colour: '#e6d6b2', cell: 0.7, triangles: 2000 };

export const hand: BodyPlan = {
  slug: 'hand',
  words: [
    '手骨',
    'ossa manus',
    'bones of hand',
    '右手，掌面向前，共二十七块：腕骨八块、掌骨五块、指骨十四块。',
  ],
  system: 1,
  simplified: '只画右手的骨，手指伸直；韧带、关节软骨和籽骨没有画，腕骨的关节面从简。',
  groups: {
    carpals: {
      words: [
        '腕骨',
        'ossa carpi',
        'carpal bones',
        '排成两列：舟月三角豆，大小头状钩；掌面凹成腕骨沟。',
      ],
      ...look,
      colour: '#d8bf8c',
      cell: 0.6,
      parts: {
        scaphoid: [
          '手舟骨',
          'os scaphoideum',
          'scaphoid',
          '近侧列最外侧，最易骨折的腕骨；血供自远端进入，骨折后近端易坏死。',
        ],
        lunate: [
          '月骨',
          'os lunatum',
          'lunate',
          '位于近侧列中部，与桡骨相关节，是最易脱位的腕骨。',
        ],
        triquetrum: [
          '三角骨',
          'os triquetrum',
          'triquetrum',
          '位于近侧列内侧，掌面与豌豆骨相关节。',
        ],
        pisiform: [
          '豌豆骨',
          'os pisiforme',
          'pisiform',
          '位于三角骨掌面，是尺侧腕屈肌腱内的籽骨，体表可触及。',
        ],
        trapezium: [
          '大多角骨',
          'os trapezium',
          'trapezium',
          '远侧列最外侧，鞍状面与第一掌骨构成拇指腕掌关节。',
        ],
        trapezoid: [
          '小多角骨',
          'os trapezoideum',
          'trapezoid',
          '位于大多角骨与头状骨之间，与第二掌骨底相接。',
        ],
        capitate: [
          '头状骨',
          'os capitatum',
          'capitate',
          '最大的腕骨，头向近侧嵌入舟骨与月骨的凹内。',
        ],
        hamate: [
          '钩骨',
          'os hamatum',
          'hamate',
          '掌面有伸向前的钩，是腕骨沟内侧界之一，尺神经深支绕过其旁。',
        ],
      },
    },
    metacarpals: {
      words: [
        '掌骨',
        'ossa metacarpi',
        'metacarpal bones',
        '共五块，各分底、体、头，由桡侧向尺侧计数。',
      ],
      ...look,
      parts: Object.fromEntries(
        metacarpalTexts.map((text, at): [string, Words] => [
          `metacarpal-${at + 1}`,
          [
            `第${counted[at]}掌骨`,
            `os metacarpale ${numerals[at]}`,
            `${ordinals[at]} metacarpal bone`,
            text,
          ],
        ]),
      ),
    },
    'proximal-phalanges': {
      words: [
        '近节指骨',
        'phalanges proximales',
        'proximal phalanges',
        '五块，与掌骨头构成掌指关节。',
      ],
      ...look,
      colour: '#ead9bd',
      parts: phalanges('proximal'),
    },
    'middle-phalanges': {
      words: [
        '中节指骨',
        'phalanges mediae',
        'middle phalanges',
        '共四块，示指至小指各一块，拇指没有中节指骨。',
      ],
      ...look,
      colour: '#e0d2b8',
      parts: phalanges('middle'),
    },
    'distal-phalanges': {
      words: [
        '远节指骨',
        'phalanges distales',
        'distal phalanges',
        '五块，末端膨大而粗糙，支持甲床。',
      ],
      ...look,
      colour: '#f0e2c6',
      parts: phalanges('distal'),
    },
  },
  shapes: () => ({
    ...carpals,
    ...Object.fromEntries(
      rays.flatMap((ray, at) => {
        const ids = ['metacarpal', ...kindsOf(at)].map((kind) => `${kind}-${at + 1}`);
        return bonesOf(ray).flatMap((bone, index) => {
          const id = ids[index];
          return id ? [[id, bone] as const] : [];
        });
      }),
    ),
  }),
  neighbours: [
    ['scaphoid', 'lunate', 3],
    ['scaphoid', 'trapezium', 4],
    ['lunate', 'triquetrum', 3],
    ['triquetrum', 'pisiform', 4],
    ['lunate', 'capitate', 4],
    ['capitate', 'hamate', 3],
    ['trapezium', 'metacarpal-1', 5],
    ['trapezoid', 'metacarpal-2', 5],
    ['capitate', 'metacarpal-3', 5],
    ['hamate', 'metacarpal-5', 5],
    ...[1, 2, 3, 4, 5].map((at) => [`metacarpal-${at}`, `proximal-${at}`, 4] as const),
    ...[2, 3, 4, 5].map((at) => [`middle-${at}`, `distal-${at}`, 4] as const),
  ],
  size: [
    [80, 170, 20],
    [140, 215, 50],
  ],
};
