import type { Lesson } from './lesson';

export const liverLesson: Lesson = {
  looks: {
    veins: { lies: ['centralVein'], box: [14_000, 11_000, 24_000, 19_000], step: 60 },
    tract: { lies: ['portalTract'], box: [20_200, 13_600, 22_200, 15_400], step: 25, least: 6 },
    nuclei: {
      lies: ['hepatocyteNucleus'],
      box: [20_500, 14_500, 21_000, 14_850],
      step: 5,
      least: 4,
    },
  },
  tour: {
    title: '从肝小叶到肝血窦',
    stops: [
      {
        at: [14_000, 11_000, 24_000, 19_000],
        times: 2,
        title: '先看全貌',
        text: '人肝小叶之间结缔组织很少，小叶的边界并不清楚。不要急着找六边形，先找管腔：孤立、壁薄的是中央静脉，成组出现的是门管区。',
      },
      {
        at: 'centralVein',
        times: 10,
        title: '中央静脉',
        text: '管壁薄，有肝血窦开口。确认周围没有动脉和胆管伴行，再以它为圆心看四周放射状的肝板。',
      },
      {
        at: 'portalTract',
        times: 10,
        title: '门管区',
        text: '沿肝板向外走到结缔组织增多处。小叶间静脉、小叶间动脉和小叶间胆管在此同行，它们是小叶的“角”。',
      },
      {
        at: 'sinusoid',
        times: 40,
        title: '肝板与肝血窦',
        text: '肝板多为一层肝细胞，两侧都是血窦。窦壁扁而深染的是内皮细胞核，腔内较大的是肝巨噬细胞。',
      },
      {
        at: 'hepatocyteNucleus',
        times: 40,
        title: '肝细胞',
        text: '胞体多边形，核圆居中，核仁清楚。留意双核的细胞和特别大的核：它们是正常的多倍体，不是病变。',
      },
      {
        at: 'periportal',
        times: 20,
        title: '再回到分区',
        text: '靠近门管区的肝细胞最先得到氧，靠近中央静脉的供氧最差。看见病变时，先说它在哪一带。',
      },
    ],
  },
  tasks: [
    {
      kind: 'find',
      of: 'veins',
      reach: 40,
      times: 4,
      title: '低倍找中央静脉',
      text: '框内有几个肝小叶的中央静脉，用 4 倍以下的视野找到任意一个并点出来。',
      explanation:
        '中央静脉孤立、壁薄、腔面不完整，四周的肝板向它集中。门管区则是成组的管道和结缔组织。',
    },
    {
      kind: 'outline',
      of: 'centralVein',
      threshold: 65,
      around: 420,
      title: '圈出中央静脉的管腔',
      text: '沿框内中央静脉管腔的边缘画一圈。',
      explanation: '管腔的边缘就是薄薄的内皮，肝血窦从四周开口于此，因此腔面看上去不完整。',
    },
    {
      kind: 'point',
      of: 'tract',
      reach: 25,
      title: '指认门管区',
      text: '点出框内的门管区。',
      explanation: '粉红色的结缔组织是门管区的底子，其中有小叶间动脉、小叶间静脉和小叶间胆管。',
    },
    {
      kind: 'count',
      of: 'nuclei',
      reach: 4,
      allowed: 4,
      title: '数肝细胞核',
      text: '数出框内的肝细胞核：大而圆、有核仁。血窦边缘细长深染的核不算。',
      explanation: '肝细胞核圆而居中，核仁明显；血窦壁上细长深染的是内皮细胞和肝巨噬细胞的核。',
    },
    {
      kind: 'labels',
      at: ['centralVein', 'portalTract', 'plate', 'sinusoid'],
      others: ['小叶下静脉', '胆小管'],
      title: '标出肝小叶的结构',
      text: '把标签放到对应的位置。',
      explanation: '血液由门管区的血管经肝血窦流向中央静脉，胆汁沿相反方向由胆小管流向小叶间胆管。',
    },
    {
      kind: 'choose',
      about: [18_200, 15_300, 19_300, 16_400],
      title: '哪一带最怕缺氧',
      text: '关于框内血管周围的肝细胞，哪些说法正确？',
      options: [
        '属于肝腺泡的第三带，供氧最差',
        '最先得到肝动脉带来的氧',
        '药物代谢酶丰富，易受某些毒物的代谢产物损伤',
        '胆汁由此流入小叶间胆管',
      ],
      right: [0, 2],
      explanation:
        '框内是中央静脉周围的第三带：血液流到这里已是末梢，缺氧和对乙酰氨基酚等毒物的损伤常首先见于此。',
    },
  ],
};
