import type { BodyPlan, Words } from '../body';
import { once } from '../kit/once';
import { healthyForm, type KidneyForm } from './forms';
import { kidneyShapesOf } from './shapes';

const counted = ['一', '二', '三', '四', '五', '六', '七', '八'];
const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];
const places = [
  '上极',
  '上部前列',
  '中上部前列',
  '中下部前列',
  '下部前列',
  '下极',
  '上部后列',
  '下部后列',
];
const pyramids = Object.fromEntries(
  places.map((place, at): [string, Words] => [
    `renal-pyramid-${at + 1}`,
    [
      `第${counted[at]}肾锥体`,
      `pyramis renalis ${numerals[at]}`,
      `renal pyramid ${at + 1}`,
      `位于肾的${place}；底朝皮质，尖为肾乳头，尿液经乳头孔流入肾小盏。`,
    ],
  ]),
);

/** All parts of a kidney of this form, with their colours. */
export function kidneyOf(form: KidneyForm): ReturnType<BodyPlan['shapes']> {
  const shapes = kidneyShapesOf(form);
  const tinted = (colour: string, id: string) => ({ shape: shapes[id] ?? missing(id), colour });
  return {
    ...shapes,
    'fibrous-capsule': { ...tinted('#c98b78', 'fibrous-capsule'), cell: 0.75, triangles: 14000 },
    'renal-columns': tinted('#b5624f', 'renal-columns'),
    'renal-vein': tinted('#4f6fae', 'renal-vein'),
  };
}
function missing(id: string): never {
  throw new Error(`There is no shape ${id}`);
}

export const kidney: BodyPlan = {
  slug: 'kidney',
  words: [
    '肾',
    'ren',
    'kidney',
    '右肾，蚕豆形，贴于腹后壁，受肝影响比左肾约低半个椎体；内侧缘中部为肾门。',
  ],
  system: 5,
  simplified:
    '肾锥体只画八个（实际约十五至二十个）；脂肪囊、肾筋膜、叶间动脉以下的血管和肾单位没有画；肾小盏合为一个部分。',
  groups: {
    parenchyma: {
      words: [
        '肾实质',
        'parenchyma renale',
        'parenchyma of kidney',
        '分为外层的皮质和深部的髓质，髓质由肾锥体构成。',
      ],
      colour: '#a4503f',
      cell: 0.95,
      triangles: 12000,
      parts: {
        'fibrous-capsule': [
          '纤维囊',
          'capsula fibrosa renis',
          'fibrous capsule of kidney',
          '贴于肾表面的薄膜，正常时易剥离；肾部分切除时需缝合。',
        ],
        'renal-cortex': [
          '肾皮质',
          'cortex renalis',
          'renal cortex',
          '富含血管，呈红褐色，含肾小体和肾小管曲部，血液在此滤过。',
        ],
        'renal-columns': [
          '肾柱',
          'columnae renales',
          'renal columns',
          '皮质伸入肾锥体之间的部分，内有叶间血管。',
        ],
      },
    },
    medulla: {
      words: [
        '肾髓质',
        'medulla renalis',
        'renal medulla',
        '由肾锥体组成，色淡有条纹，含髓袢和集合管，浓缩尿液。',
      ],
      colour: '#d98a73',
      cell: 0.7,
      triangles: 1500,
      parts: pyramids,
    },
    'collecting-system': {
      words: [
        '集合系统',
        'systema collectorium',
        'collecting system',
        '尿液依次流经肾小盏、肾大盏、肾盂和输尿管。',
      ],
      colour: '#e5c26a',
      cell: 0.6,
      triangles: 3000,
      parts: {
        'minor-calyces': [
          '肾小盏',
          'calices renales minores',
          'minor calyces',
          '漏斗形，包绕肾乳头，承接其排出的尿液。',
        ],
        'superior-major-calyx': [
          '上肾大盏',
          'calyx renalis major superior',
          'superior major calyx',
          '由上部的肾小盏合成，注入肾盂。',
        ],
        'inferior-major-calyx': [
          '下肾大盏',
          'calyx renalis major inferior',
          'inferior major calyx',
          '由下部的肾小盏合成；位置低，结石易停留。',
        ],
        'renal-pelvis': [
          '肾盂',
          'pelvis renalis',
          'renal pelvis',
          '扁漏斗形，位于肾血管后方，出肾门后移行为输尿管。',
        ],
        ureter: [
          '输尿管',
          'ureter',
          'ureter',
          '肌性管道，有三处狭窄：肾盂移行处、跨髂血管处和穿膀胱壁处。',
        ],
      },
    },
    'renal-vessels': {
      words: [
        '肾血管',
        'vasa renalia',
        'renal vessels',
        '肾门内由前向后依次为肾静脉、肾动脉和肾盂。',
      ],
      colour: '#cf433b',
      cell: 0.6,
      triangles: 4000,
      system: 2,
      parts: {
        'renal-artery': [
          '右肾动脉',
          'arteria renalis dextra',
          'right renal artery',
          '起自腹主动脉，经下腔静脉后方入肾门，分段供应肾实质。',
        ],
        'renal-vein': [
          '右肾静脉',
          'vena renalis dextra',
          'right renal vein',
          '短，位于动脉前方，注入下腔静脉。',
        ],
      },
    },
    adrenal: {
      words: [
        '邻近器官',
        'organa vicina',
        'neighbouring organs',
        '肾上腺与肾共同包在肾筋膜内，肾下垂时不随肾下降。',
      ],
      colour: '#d9b04c',
      cell: 0.8,
      triangles: 2000,
      system: 8,
      parts: {
        'suprarenal-gland': [
          '右肾上腺',
          'glandula suprarenalis dextra',
          'right suprarenal gland',
          '右侧呈三角形，皮质分泌糖皮质激素、醛固酮等，髓质分泌肾上腺素。',
        ],
      },
    },
  },
  shapes: once(() => kidneyOf(healthyForm)),
  neighbours: [
    ['fibrous-capsule', 'renal-cortex', 2],
    ['renal-cortex', 'renal-columns', 1.5],
    ['renal-pyramid-1', 'minor-calyces', 1.5],
    ['renal-pyramid-8', 'minor-calyces', 1.5],
    ['superior-major-calyx', 'renal-pelvis', 2],
    ['renal-pelvis', 'ureter', 2],
    ['renal-artery', 'renal-pelvis', 6],
    ['suprarenal-gland', 'fibrous-capsule', 8],
  ],
  size: [
    [80, 130, 30],
    [120, 180, 60],
  ],
};
