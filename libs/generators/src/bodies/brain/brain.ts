import type { BodyPlan, Drawn } from '../body';
import type { Shape } from '../kit/shape';
import { betweenWords, lobeWords, nucleusWords, whiteWords } from './lobeWords';
import { nerveWords, stemWords, ventricleWords } from './stemWords';
import { brainShapes } from './shapes';

const looks: readonly (readonly [RegExp, string, Partial<Drawn>])[] = [
  [/frontal-lobe/, '#d9a79b', { triangles: 9000 }],
  [/precentral/, '#c9584e', { triangles: 2600 }],
  [/postcentral/, '#5f8fc0', { triangles: 2600 }],
  [/parietal-lobe/, '#a9bfd6', { triangles: 6500 }],
  [/temporal-lobe/, '#a8c3a0', { triangles: 8000 }],
  [/occipital-lobe/, '#cdb0cf', { triangles: 5500 }],
  [/insula/, '#dcc27c', { triangles: 1200 }],
  [/cingulate/, '#c7a37e', { triangles: 2200 }],
  [/white-matter/, '#f1e8da', { triangles: 5000, cell: 1.6 }],
  [/internal-capsule/, '#e6d6ae', {}],
  [/caudate/, '#7f6fb0', {}],
  [/putamen/, '#9384c4', {}],
  [/pallidus/, '#b3a7d8', {}],
  [/amygdala/, '#c0704f', {}],
  [/hippocampus/, '#4f9a86', {}],
  [/thalamus/, '#d98b4a', {}],
  [/mammillary/, '#c96f7a', {}],
  [/pituitary/, '#d9737f', { cell: 0.6 }],
  [/pineal/, '#9a6a55', { cell: 0.5 }],
  [/aqueduct/, '#6aa9d6', { cell: 0.4 }],
  [/cerebellar-hemisphere/, '#c98f86', { triangles: 6000, cell: 1 }],
  [/vermis/, '#b87a72', { triangles: 2000, cell: 0.9 }],
  [/midbrain/, '#d8b48e', { triangles: 1600 }],
  [/pons/, '#cfa47a', { triangles: 1800 }],
  [/medulla/, '#c2946a', { triangles: 1400 }],
];
const drawn = ([id, shape]: [string, Shape]): [string, Drawn] => {
  const [, colour, how] = looks.find(([which]) => which.test(id)) ?? [];
  return [id, { shape, ...how, ...(colour && { colour }) }];
};

export const brain: BodyPlan = {
  slug: 'brain',
  words: [
    '脑',
    'encephalon',
    'brain',
    '由大脑、间脑、小脑和脑干组成，成人约一千四百克；大脑表面的沟和回使皮质的面积大为增加。',
  ],
  system: 7,
  simplified:
    '中央沟、外侧沟、额上下沟、颞上下沟、顶枕沟和距状沟按位置画出，其余的沟回只是大致的样子，两侧对称（实际各不相同）；脑膜、血管和脉络丛没有画；脑神经画到出颅处为止，比实际略粗。',
  groups: {
    lobes: {
      words: [
        '大脑皮质',
        'cortex cerebri',
        'cerebral cortex',
        '覆盖大脑半球的灰质，厚二至四毫米，以沟分成叶和回，各区功能不同。',
      ],
      colour: '#d9a79b',
      cell: 1.15,
      triangles: 6000,
      parts: lobeWords,
    },
    white: {
      words: [
        '白质和连合',
        'substantia alba et commissurae',
        'white matter and commissures',
        '由神经纤维组成，把皮质各处、两个半球以及皮质与下方的中枢连在一起。',
      ],
      colour: '#efe4cf',
      cell: 1,
      triangles: 1500,
      parts: whiteWords,
    },
    nuclei: {
      words: [
        '基底核和海马',
        'nuclei basales et hippocampus',
        'basal nuclei and hippocampus',
        '埋在大脑白质里的灰质团，尾状核、壳、苍白球调节运动，杏仁体和海马属边缘系统。',
      ],
      colour: '#9384c4',
      cell: 0.8,
      triangles: 1200,
      parts: nucleusWords,
    },
    diencephalon: {
      words: [
        '间脑和垂体',
        'diencephalon et hypophysis',
        'diencephalon and pituitary',
        '在中脑与大脑之间，包括背侧丘脑、下丘脑、松果体等，垂体悬在其下。',
      ],
      colour: '#e0b070',
      cell: 0.7,
      triangles: 1100,
      parts: betweenWords,
    },
    ventricles: {
      words: [
        '脑室系统',
        'ventriculi cerebri',
        'ventricular system',
        '脑内相通的腔，充满脑脊液；出路堵塞时其上游的脑室扩大，成为脑积水。',
      ],
      colour: '#7fb6de',
      cell: 0.8,
      triangles: 1500,
      parts: ventricleWords,
    },
    hindbrain: {
      words: [
        '脑干和小脑',
        'truncus encephali et cerebellum',
        'brainstem and cerebellum',
        '脑干自上而下是中脑、脑桥、延髓，是生命中枢和上下行纤维所在；小脑在其背侧，调节平衡和协调。',
      ],
      colour: '#cfa47a',
      cell: 0.9,
      triangles: 1600,
      parts: stemWords,
    },
    nerves: {
      words: [
        '脑神经',
        'nervi craniales',
        'cranial nerves',
        '十二对，按连脑的部位自上而下编号：前两对连大脑和间脑，其余连脑干。',
      ],
      colour: '#e8cf5a',
      cell: 0.5,
      triangles: 900,
      parts: nerveWords,
    },
  },
  shapes: () => Object.fromEntries(Object.entries(brainShapes).map(drawn)),
  neighbours: [
    ['left-precentral-gyrus', 'left-postcentral-gyrus', 4],
    ['left-frontal-lobe', 'left-precentral-gyrus', 4],
    ['right-parietal-lobe', 'right-occipital-lobe', 4],
    ['left-temporal-lobe', 'left-hippocampus', 8],
    ['left-thalamus', 'third-ventricle', 1.5],
    ['left-caudate-nucleus', 'left-lateral-ventricle', 1.5],
    ['left-putamen', 'left-globus-pallidus', 1.5],
    ['corpus-callosum', 'left-lateral-ventricle', 2],
    ['midbrain', 'pons', 2],
    ['pons', 'medulla-oblongata', 2],
    ['cerebellar-vermis', 'left-cerebellar-hemisphere', 2],
    ['trigeminal-nerve', 'pons', 2],
    ['optic-nerve', 'pituitary-gland', 14],
  ],
  size: [
    [115, 140, 150],
    [145, 185, 185],
  ],
};
