import type { Lesson } from './lesson';

export const kidneyLesson: Lesson = {
  looks: {
    arteries: {
      lies: ['artery'],
      box: [6_000, 17_000, 42_000, 24_000],
      step: 80,
      least: 3,
      isAll: true,
    },
    macula: { lies: ['maculaDensa'], box: [18_700, 12_900, 19_500, 13_800], step: 8, least: 4 },
    corpuscles: {
      lies: ['glomerulus', 'glomerularCell'],
      step: 60,
      least: 20,
      box: [15_000, 9_000, 21_000, 15_000],
    },
  },
  tour: {
    title: '跟着原尿走一遍',
    stops: [
      {
        at: 'capsule',
        times: 4,
        title: '被膜与皮质',
        text: '从被膜开始向深部移动。浅层有肾小体的是皮质，深部只有平行小管的是髓质。',
      },
      {
        at: 'glomerulus',
        times: 20,
        title: '血管球',
        text: '一团毛细血管。血浆由此滤出，进入周围新月形的肾小囊腔。',
      },
      {
        at: 'proximalTubule',
        times: 40,
        title: '近曲小管',
        text: '胞质红、界限不清，腔小而不整齐，游离面有刷状缘。皮质里大多数小管断面是它，因为它最长、最弯。',
      },
      {
        at: 'thinLimb',
        times: 40,
        title: '髓袢细段',
        text: '单层扁平上皮，管径细，腔内没有红细胞；旁边有红细胞的是直小血管。',
      },
      {
        at: 'distalTubule',
        times: 40,
        title: '远曲小管',
        text: '胞质浅、核多而密，腔大而圆，没有刷状缘。',
      },
      {
        at: 'maculaDensa',
        times: 40,
        title: '致密斑',
        text: '远端小管回到自己的血管极，靠近血管极一侧的细胞变高变密。它感受小管液中的氯化钠，参与调节滤过和肾素分泌。',
      },
      {
        at: 'collectingDuct',
        times: 40,
        title: '集合管',
        text: '细胞界限清楚、胞质清亮。尿液在这里最后浓缩，受抗利尿激素调节。',
      },
    ],
  },
  tasks: [
    {
      kind: 'find',
      of: 'arteries',
      reach: 120,
      times: 2,
      title: '低倍找弓形动脉',
      text: '用 2 倍以下的视野，在皮质与髓质交界处找到任意一条弓形动脉。',
      explanation: '弓形动脉壁厚、腔圆，走在皮髓交界处；紧挨着它、腔大壁薄、充满血液的是弓形静脉。',
    },
    {
      kind: 'point',
      of: 'macula',
      reach: 10,
      title: '指认致密斑',
      text: '在框内的血管极旁点出致密斑。',
      explanation: '致密斑属于远端小管，细胞高而窄，核密集成一排，位于入球与出球微动脉之间。',
    },
    {
      kind: 'outline',
      of: 'glomerulus',
      threshold: 60,
      around: 620,
      title: '圈出血管球',
      text: '沿框内血管球的边缘画一圈，不包括肾小囊腔。',
      explanation:
        '血管球外缘与肾小囊壁层之间的空隙是肾小囊腔；肾小球病变时首先要看的就是这两部分。',
    },
    {
      kind: 'count',
      of: 'corpuscles',
      reach: 90,
      allowed: 1,
      title: '数肾小体',
      text: '在框内的每个肾小体上点一下。',
      explanation: '肾活检报告要写明取到多少个肾小球。低倍时圆形、周围有一圈空隙的就是肾小体。',
    },
    {
      kind: 'labels',
      at: ['glomerulus', 'proximalTubule', 'distalTubule', 'collectingDuct'],
      others: ['输尿管', '致密斑'],
      title: '标出肾单位各段',
      text: '把标签放到对应的位置。',
      explanation: '近曲小管红而腔窄，远曲小管浅而腔宽，集合管细胞界限清楚，在髓质中平行下行。',
    },
    {
      kind: 'choose',
      about: [20_000, 25_500, 26_500, 30_000],
      title: '这里是哪一部分',
      text: '框内是肾的哪一部分？选出所有正确的依据。',
      options: [
        '髓质：小管平行排列，没有肾小体',
        '皮质迷路：有肾小体和弯曲的小管',
        '可见与小管平行的直小血管，腔内充满红细胞',
        '可见近曲小管的刷状缘',
      ],
      right: [0, 2],
      explanation:
        '髓质内没有肾小体和曲部，小管、集合管与直小血管平行排列，是逆流倍增和逆流交换的结构基础。',
    },
  ],
};
