import type { Lesson } from './lesson';

export const cartilageLesson: Lesson = {
  looks: {
    plate: {
      lies: ['matrix', 'territory', 'chondrocyte', 'chondrocyteNucleus'],
      step: 300,
      box: [3_000, 5_500, 37_000, 22_500],
      isBand: true,
      isAll: true,
    },
    perichondrium: {
      lies: ['perichondrium'],
      box: [19_500, 6_000, 20_500, 8_000],
      step: 20,
      isBand: true,
    },
    nuclei: {
      lies: ['chondrocyteNucleus'],
      box: [19_900, 12_000, 20_420, 12_300],
      step: 3,
      least: 8,
    },
    inner: {
      lies: ['matrix', 'territory', 'chondrocyte', 'chondrocyteNucleus'],
      step: 120,
      box: [17_000, 2_500, 23_000, 22_500],
      isBand: true,
    },
  },
  tour: {
    title: '透明软骨由浅入深',
    stops: [
      {
        at: [2_500, 4_000, 37_500, 21_000],
        times: 1,
        title: '一段气管软骨环',
        text: '中央蓝紫色的一片是透明软骨，外面粉红色的一层是软骨膜，再外是疏松结缔组织和脂肪。',
      },
      {
        at: 'perichondrium',
        times: 10,
        title: '软骨膜',
        text: '外层纤维多，内层细胞多。软骨内没有血管，营养要靠软骨膜的血管渗透进去。',
      },
      {
        at: 'youngChondrocyte',
        times: 40,
        title: '浅层：幼稚软骨细胞',
        text: '小而扁，单个分布，长轴与表面平行，由软骨膜内层的细胞分化而来：这是外加生长。',
      },
      {
        at: 'isogenous',
        times: 40,
        title: '深层：同源细胞群',
        text: '二至八个细胞聚在一起，由一个细胞分裂而来：这是间质内生长。',
      },
      {
        at: 'territory',
        times: 40,
        title: '软骨囊',
        text: '陷窝周围的深色环，硫酸软骨素最浓，所以嗜碱性最强。',
      },
      {
        at: 'matrix',
        times: 20,
        title: '为什么看不到纤维',
        text: '基质里有Ⅱ型胶原原纤维，但极细，折光率又与基质相近，所以透明、均质。能看到纤维的要考虑弹性软骨或纤维软骨。',
      },
    ],
  },
  tasks: [
    {
      kind: 'find',
      of: 'plate',
      reach: 50,
      times: 1,
      title: '低倍找透明软骨',
      text: '用 1 倍以下的视野，点出透明软骨。',
      explanation: '基质嗜碱，染成均匀的淡蓝紫色，没有血管；周围粉红色的是软骨膜和疏松结缔组织。',
    },
    {
      kind: 'point',
      of: 'perichondrium',
      reach: 10,
      title: '指认软骨膜',
      text: '点出框内的软骨膜。',
      explanation: '软骨膜是软骨表面的致密结缔组织，向内逐渐移行为软骨，二者之间没有截然的界线。',
    },
    {
      kind: 'outline',
      of: 'inner',
      threshold: 65,
      title: '圈出软骨的全厚',
      text: '把框内这一段软骨（不含软骨膜）圈出来。',
      explanation: '从基质开始变蓝的地方算起，到另一侧软骨膜为止，就是软骨环的厚度。',
    },
    {
      kind: 'count',
      of: 'nuclei',
      reach: 5,
      allowed: 3,
      title: '数软骨细胞核',
      text: '在框内点出每一个软骨细胞核。',
      explanation:
        '同源细胞群内每个细胞都有自己的陷窝和核。制片时胞体收缩，有的陷窝看上去是空的，那里不算。',
    },
    {
      kind: 'labels',
      at: ['perichondrium', 'youngChondrocyte', 'isogenous', 'fat'],
      others: ['骨板', '弹性纤维'],
      title: '标出软骨各部',
      text: '把标签放到对应的位置。',
      explanation: '由外向内：疏松结缔组织与脂肪、软骨膜、单个分布的幼稚软骨细胞、成群的软骨细胞。',
    },
    {
      kind: 'choose',
      about: [19_600, 11_700, 20_600, 12_500],
      title: '软骨如何生长',
      text: '框内细胞成群分布，说明什么？',
      options: [
        '一个软骨细胞分裂后留在原处，属间质内生长',
        '由软骨膜内层的细胞分化而来，属外加生长',
        '是血管带来的炎细胞聚集',
        '是软骨正在骨化',
      ],
      right: [0],
      explanation: '同源细胞群是间质内生长的表现；外加生长在软骨膜下，新生的细胞扁小、单个分布。',
    },
  ],
};
