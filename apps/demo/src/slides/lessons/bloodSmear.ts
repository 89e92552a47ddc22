import type { Lesson } from './lesson';

const thin = [37_000, 18_000, 43_000, 22_500] as const;

export const bloodSmearLesson: Lesson = {
  looks: {
    lymphocytes: {
      lies: ['lymphocyte'],
      box: [37_000, 20_000, 39_000, 21_600],
      step: 16,
      least: 2,
    },
    neutrophils: { lies: ['neutrophil'], box: thin, step: 30, least: 2 },
    // Red cells and the gaps between them; where the smear is thick all is one.
    body: {
      lies: ['redCell', 'plasma', 'neutrophil', 'lymphocyte', 'platelet'],
      box: [26_000, 5_000, 46_000, 35_000],
      step: 1_000,
      isBand: true,
      isAll: true,
    },
  },
  tour: {
    title: '一张血涂片怎么看',
    stops: [
      {
        at: 'head',
        times: 10,
        title: '头部太厚',
        text: '推片由此开始，红细胞互相重叠，细胞的大小和形态都看不准，不在这里计数。',
      },
      {
        at: 'body',
        times: 10,
        title: '体尾交界最合适',
        text: '红细胞散开、略有接触而不重叠，这里是分类计数的部位。按“弓”字形移动视野，不重复也不遗漏。',
      },
      {
        at: 'redCell',
        times: 60,
        title: '红细胞',
        text: '双凹圆盘，中央淡染区约占直径的三分之一。按大小、染色、形态、内容物的顺序描述。',
      },
      {
        at: 'neutrophil',
        times: 60,
        title: '中性粒细胞',
        text: '先看核：分叶之间有细丝相连；再看胞质：细小、均匀的淡紫红色颗粒。',
      },
      {
        at: 'lymphocyte',
        times: 60,
        title: '淋巴细胞',
        text: '核圆、深染，几乎占满细胞，胞质只剩一窄带天蓝色。与红细胞比较大小。',
      },
      {
        at: 'platelet',
        times: 60,
        title: '血小板',
        text: '没有核的胞质小块，中央有紫红色颗粒。成片聚集时，仪器的计数会偏低。',
      },
      {
        at: 'tail',
        times: 20,
        title: '尾部太薄',
        text: '红细胞失去中央淡染区，较大的细胞常被带到这里，只用来补看，不用来计数。',
      },
    ],
  },
  tasks: [
    {
      kind: 'find',
      of: 'body',
      reach: 200,
      times: 4,
      title: '低倍选计数部位',
      text: '用 4 倍以下的视野，点出最适合分类计数的部位。',
      explanation: '应选体尾交界：红细胞散开而略有接触。头部重叠，尾部失真，都不能用来计数。',
    },
    {
      kind: 'point',
      of: 'lymphocytes',
      reach: 2,
      title: '指认淋巴细胞',
      text: '点出框内全部的淋巴细胞。',
      explanation: '核圆而深染，胞质少，呈天蓝色窄带；分叶核的是中性粒细胞。',
    },
    {
      kind: 'outline',
      of: 'neutrophil',
      threshold: 60,
      around: 260,
      title: '圈出一个中性粒细胞',
      text: '沿框内中性粒细胞的胞膜画一圈，不要只圈核。',
      explanation:
        '分叶核周围还有一圈含细小颗粒的淡粉色胞质，它们合起来才是整个细胞，直径约 12 微米。',
    },
    {
      kind: 'count',
      of: 'neutrophils',
      reach: 6,
      allowed: 1,
      title: '数中性粒细胞',
      text: '在框内逐个点出中性粒细胞。',
      explanation:
        '成人外周血白细胞中，中性粒细胞约占 50%～70%。看核分叶，不要把圆核的淋巴细胞数进去。',
    },
    {
      kind: 'labels',
      at: ['redCell', 'neutrophil', 'lymphocyte', 'platelet'],
      others: ['单核细胞', '嗜碱性粒细胞'],
      title: '给血细胞贴标签',
      text: '把标签放到对应的细胞上。',
      explanation: '无核的是红细胞和血小板，后者小得多；白细胞先看核形，再看颗粒。',
    },
    {
      kind: 'choose',
      about: [36_900, 18_500, 38_600, 21_400],
      title: '判断框内的白细胞',
      text: '框内的白细胞分属两类，下列哪些说法正确？',
      options: [
        '分叶核的细胞胞质内有细小颗粒，属中性粒细胞',
        '圆核深染、胞质少的细胞是淋巴细胞',
        '分叶核的细胞胞质充满粗大的橘红色颗粒，属嗜酸性粒细胞',
        '圆核深染的细胞是单核细胞，外周血中体积最大',
      ],
      right: [0, 1],
      explanation:
        '嗜酸性粒细胞的颗粒粗大、橘红；单核细胞体积最大，核呈肾形或马蹄形，胞质灰蓝。框内都没有。',
    },
  ],
};
