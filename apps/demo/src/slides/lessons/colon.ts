import type { Lesson } from './lesson';

export const colonLesson: Lesson = {
  looks: {
    tumour: {
      lies: ['tumourGland', 'tumourNucleus', 'tumourLumen', 'necrosis', 'desmoplasia'],
      box: [27_000, 3_000, 54_000, 23_000],
      step: 250,
      isBand: true,
      isAll: true,
    },
    mitoses: { lies: ['mitosis'], box: [39_600, 11_000, 41_600, 12_700], step: 10, least: 4 },
    goblets: { lies: ['goblet'], box: [11_900, 14_050, 12_150, 14_480], step: 4, least: 8 },
    mucosae: {
      lies: ['muscularisMucosae'],
      box: [13_500, 14_700, 14_700, 16_200],
      step: 10,
      isBand: true,
    },
  },
  tour: {
    title: '从正常黏膜到浸润癌',
    stops: [
      {
        at: [2_000, 3_000, 54_000, 26_000],
        times: 0.5,
        title: '先看交界',
        text: '左侧黏膜厚度一致、腺体整齐；右侧隆起，边界不清并向深部生长。低倍先定浸润到哪一层，再换高倍。',
      },
      {
        at: 'normalCrypt',
        times: 20,
        title: '正常肠腺',
        text: '像一排试管，互相平行，直达黏膜肌层；核小，整齐地排在基底部，杯状细胞很多。',
      },
      {
        at: 'muscularisMucosae',
        times: 10,
        title: '黏膜肌层',
        text: '这是判断浸润的第一道界线：癌组织穿过它，才叫浸润性癌。',
      },
      {
        at: 'tumourGland',
        times: 20,
        title: '癌性腺体',
        text: '大小不等、形状不规则，背靠背或共壁，杯状细胞减少，核排成多层、失去极性。',
      },
      {
        at: 'mitosis',
        times: 40,
        title: '核分裂象',
        text: '正常肠腺的分裂象只在腺底部；癌组织里到处都有，并可见不正常的形态。',
      },
      {
        at: 'necrosis',
        times: 20,
        title: '污秽性坏死',
        text: '腺腔内红染的坏死物混着蓝黑色的核碎屑。在转移灶里看到它，要想到结直肠来源。',
      },
      {
        at: 'desmoplasia',
        times: 20,
        title: '间质反应',
        text: '癌巢周围增生的成纤维细胞和胶原，说明已经浸润，也是肿块质硬的原因。',
      },
      {
        at: [36_000, 17_500, 45_000, 24_000],
        times: 2,
        title: '浸润最深处',
        text: '癌组织穿过黏膜下层，进入固有肌层，还没有穿出：pT2。',
      },
    ],
  },
  tasks: [
    {
      kind: 'find',
      of: 'tumour',
      reach: 50,
      times: 1,
      title: '低倍找肿瘤',
      text: '用 1 倍以下的视野，点出癌组织所在。',
      explanation: '右侧隆起、结构紊乱、颜色深的是癌；左侧腺体平行、厚度一致的是正常黏膜。',
    },
    {
      kind: 'point',
      of: 'mitoses',
      reach: 8,
      title: '指认核分裂象',
      text: '点出框内全部的核分裂象。',
      explanation:
        '深染的染色体排成板状或分成两组，周围胞质清亮，没有核膜。固缩的核边缘光滑，不要混淆。',
    },
    {
      kind: 'outline',
      of: 'mucosae',
      threshold: 55,
      title: '圈出黏膜肌层',
      text: '把框内这一段黏膜肌层圈出来。',
      explanation: '黏膜肌层是肠腺底部下面的一薄层平滑肌，再往下是疏松的黏膜下层。',
    },
    {
      kind: 'count',
      of: 'goblets',
      reach: 10,
      allowed: 3,
      title: '数正常肠腺的杯状细胞',
      text: '数出框内正常肠腺的杯状细胞。',
      explanation: '正常结肠腺富含杯状细胞。再到右侧同样大小的视野里找找看，几乎没有了。',
    },
    {
      kind: 'labels',
      at: ['normalCrypt', 'tumourGland', 'necrosis', 'desmoplasia', 'muscularis'],
      others: ['绒毛', '潘氏细胞'],
      title: '标出正常与病变',
      text: '把标签放到对应的位置。',
      explanation: '结肠没有绒毛。癌性腺体周围有间质纤维组织反应，腺腔内有污秽性坏死。',
    },
    {
      kind: 'choose',
      about: [36_000, 17_000, 45_000, 24_500],
      title: '浸润到哪一层',
      text: '观察框内肿瘤的最深处，浸润深度是？',
      options: [
        'pTis：局限于黏膜内',
        'pT1：侵入黏膜下层',
        'pT2：侵入固有肌层，未穿透',
        'pT3：穿透固有肌层到达周围组织',
      ],
      right: [2],
      explanation: '癌组织已越过黏膜下层进入固有肌层，深面仍有连续的肌层，未到达肠周组织，为 pT2。',
    },
  ],
};
