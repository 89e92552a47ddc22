import type { BodyPlan } from '../body';
import { eyeShapes } from './shapes';

const look = { cell: 0.32, triangles: 5000 };

export const eye: BodyPlan = {
  slug: 'eye',
  words: [
    '眼',
    'oculus',
    'eye',
    '左眼，由眼球和眼副器组成；光线依次经角膜、房水、晶状体和玻璃体，成像于视网膜。',
  ],
  system: 9,
  simplified:
    '眼睑、结膜、泪道和眶骨没有画；睫状突、后房和小血管从简，视网膜血管比实际粗，上斜肌的滑车没有画。',
  groups: {
    'fibrous-tunic': {
      words: [
        '眼球纤维膜',
        'tunica fibrosa bulbi',
        'fibrous tunic of eyeball',
        '眼球外层，前六分之一为角膜，其余为巩膜。',
      ],
      ...look,
      colour: '#f1ece2',
      parts: {
        cornea: ['角膜', 'cornea', 'cornea', '透明，无血管，神经末梢丰富；是眼屈光力最强的部分。'],
        sclera: ['巩膜', 'sclera', 'sclera', '乳白色，坚韧，保持眼球的形状，眼外肌止于其表面。'],
      },
    },
    'vascular-tunic': {
      words: [
        '眼球血管膜',
        'tunica vasculosa bulbi',
        'vascular tunic of eyeball',
        '又称葡萄膜，含丰富血管和色素，由前向后为虹膜、睫状体和脉络膜。',
      ],
      ...look,
      colour: '#7c4a35',
      parts: {
        iris: ['虹膜', 'iris', 'iris', '圆盘形，中央为瞳孔；瞳孔括约肌和开大肌调节进入的光量。'],
        'ciliary-body': [
          '睫状体',
          'corpus ciliare',
          'ciliary body',
          '产生房水；睫状肌收缩使悬韧带松弛，晶状体变凸而看近物。',
        ],
        choroid: [
          '脉络膜',
          'choroidea',
          'choroid',
          '占血管膜后三分之二，营养视网膜外层，吸收散射的光。',
        ],
      },
    },
    'inner-tunic': {
      words: [
        '眼球内膜和视神经',
        'tunica interna bulbi et nervus opticus',
        'inner tunic and optic nerve',
        '视网膜把光变为神经冲动，由视神经传向脑。',
      ],
      ...look,
      colour: '#e08a5a',
      parts: {
        retina: [
          '视网膜视部',
          'pars optica retinae',
          'optic part of retina',
          '内层含视锥、视杆细胞，双极细胞和节细胞；外伤或近视时可脱离。',
        ],
        macula: [
          '黄斑',
          'macula lutea',
          'macula lutea',
          '位于视神经盘颞侧，中央凹处视锥细胞密集，视力最敏锐。',
        ],
        'optic-disc': [
          '视神经盘',
          'discus nervi optici',
          'optic disc',
          '视神经穿出处，无感光细胞，形成生理盲点；颅内压增高时可水肿。',
        ],
        'retinal-arteries': [
          '视网膜动脉',
          'arteriae retinae',
          'retinal arteries',
          '视网膜中央动脉的分支，为终动脉，阻塞可致失明；眼底镜可直接看到。',
        ],
        'retinal-veins': [
          '视网膜静脉',
          'venae retinae',
          'retinal veins',
          '与动脉伴行，较粗而暗红，汇成视网膜中央静脉。',
        ],
        'optic-nerve': [
          '视神经',
          'nervus opticus',
          'optic nerve',
          '由节细胞轴突组成，外包脑膜，向后内经视神经管入颅。',
        ],
      },
    },
    refractive: {
      words: [
        '眼球内容物',
        'contenta bulbi oculi',
        'contents of eyeball',
        '房水、晶状体和玻璃体，透明无血管，与角膜合为屈光系统。',
      ],
      ...look,
      colour: '#cfe3ee',
      parts: {
        'anterior-chamber': [
          '眼前房',
          'camera anterior bulbi',
          'anterior chamber of eyeball',
          '角膜与虹膜之间，充满房水；房水经虹膜角膜角回流，受阻致青光眼。',
        ],
        lens: [
          '晶状体',
          'lens',
          'lens',
          '双凸透镜形，有弹性；混浊称白内障，老年时弹性减退成老视。',
        ],
        zonule: [
          '睫状小带',
          'zonula ciliaris',
          'ciliary zonule',
          '又称悬韧带，连接睫状体与晶状体，传递睫状肌的作用。',
        ],
        vitreous: [
          '玻璃体',
          'corpus vitreum',
          'vitreous body',
          '胶状，占眼球内容的五分之四，支撑视网膜；混浊时眼前有飞蚊感。',
        ],
      },
    },
    accessory: {
      words: [
        '眼外肌和泪腺',
        'musculi externi bulbi oculi et glandula lacrimalis',
        'extraocular muscles and lacrimal gland',
        '六块肌运动眼球，一块提上睑；泪腺分泌泪液。',
      ],
      ...look,
      cell: 0.4,
      colour: '#b8524c',
      triangles: 2000,
      parts: {
        'superior-rectus': [
          '上直肌',
          'musculus rectus superior',
          'superior rectus',
          '使瞳孔转向上内，由动眼神经支配。',
        ],
        'inferior-rectus': [
          '下直肌',
          'musculus rectus inferior',
          'inferior rectus',
          '使瞳孔转向下内，由动眼神经支配。',
        ],
        'medial-rectus': [
          '内直肌',
          'musculus rectus medialis',
          'medial rectus',
          '使瞳孔转向内侧，由动眼神经支配。',
        ],
        'lateral-rectus': [
          '外直肌',
          'musculus rectus lateralis',
          'lateral rectus',
          '使瞳孔转向外侧，由展神经支配，麻痹时出现内斜视。',
        ],
        'superior-oblique': [
          '上斜肌',
          'musculus obliquus superior',
          'superior oblique',
          '腱绕过滑车转向后外，使瞳孔转向下外，由滑车神经支配。',
        ],
        'inferior-oblique': [
          '下斜肌',
          'musculus obliquus inferior',
          'inferior oblique',
          '起自眶下壁前内侧，使瞳孔转向上外，由动眼神经支配。',
        ],
        'levator-palpebrae': [
          '上睑提肌',
          'musculus levator palpebrae superioris',
          'levator palpebrae superioris',
          '位于上直肌上方，止于上睑，由动眼神经支配，瘫痪时上睑下垂。',
        ],
        'lacrimal-gland': [
          '泪腺',
          'glandula lacrimalis',
          'lacrimal gland',
          '位于眶上壁前外侧的泪腺窝，分泌的泪液湿润角膜。',
        ],
      },
    },
  },
  shapes: () => ({
    ...eyeShapes,
    cornea: { shape: eyeShapes.cornea, colour: '#b9d7e6' },
    iris: { shape: eyeShapes.iris, colour: '#5f7f4f', cell: 0.2, triangles: 3000 },
    choroid: { shape: eyeShapes.choroid, colour: '#5c3426', cell: 0.22, triangles: 6000 },
    retina: { shape: eyeShapes.retina, cell: 0.24, triangles: 6000 },
    zonule: { shape: eyeShapes.zonule, colour: '#e9e4d2', cell: 0.2 },
    macula: { shape: eyeShapes.macula, colour: '#d9a53a', cell: 0.12, triangles: 800 },
    'optic-disc': { shape: eyeShapes['optic-disc'], colour: '#f4d9a0', cell: 0.12, triangles: 800 },
    'retinal-arteries': {
      shape: eyeShapes['retinal-arteries'],
      colour: '#cc3b33',
      cell: 0.14,
      triangles: 3000,
    },
    'retinal-veins': {
      shape: eyeShapes['retinal-veins'],
      colour: '#54649f',
      cell: 0.16,
      triangles: 3000,
    },
    'optic-nerve': { shape: eyeShapes['optic-nerve'], colour: '#e6c66a' },
    'lacrimal-gland': { shape: eyeShapes['lacrimal-gland'], colour: '#d8a07c' },
  }),
  neighbours: [
    ['cornea', 'sclera', 1],
    ['choroid', 'sclera', 1],
    ['retina', 'choroid', 1],
    ['ciliary-body', 'iris', 1],
    ['zonule', 'lens', 0.6],
    ['zonule', 'ciliary-body', 0.8],
    ['macula', 'retina', 1],
    ['optic-disc', 'optic-nerve', 1],
    ['superior-rectus', 'sclera', 1.5],
    ['lateral-rectus', 'sclera', 1.5],
  ],
  size: [
    [24, 26, 40],
    [38, 40, 60],
  ],
};
