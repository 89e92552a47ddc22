import type { Lesson } from './lesson';

export const lungLesson: Lesson = {
  looks: {
    airways: {
      lies: ['airwayLumen'],
      box: [2_000, 2_000, 42_000, 30_000],
      step: 150,
      least: 3,
      isAll: true,
    },
    artery: {
      lies: ['artery', 'arteryBlood'],
      box: [9_000, 12_500, 14_000, 17_500],
      step: 60,
      least: 3,
    },
    macrophages: {
      lies: ['macrophage'],
      box: [24_500, 12_500, 27_500, 14_800],
      step: 12,
      least: 6,
    },
  },
  tour: {
    title: '从胸膜到气血屏障',
    stops: [
      {
        at: 'pleura',
        times: 10,
        title: '胸膜脏层',
        text: '肺的表面是薄层结缔组织和一层间皮。从这里向内，先认管道，再认肺泡。',
      },
      {
        at: 'bronchioleLumen',
        times: 2,
        title: '细支气管',
        text: '腔面有皱襞，壁内有环行平滑肌，没有软骨和腺体。有软骨片和腺体的是支气管。',
      },
      {
        at: 'bronchioleEpithelium',
        times: 40,
        title: '细支气管上皮',
        text: '管径越小，上皮越矮，杯状细胞越少。到终末细支气管时杯状细胞已经消失。',
      },
      {
        at: 'pulmonaryArtery',
        times: 4,
        title: '伴行的肺动脉',
        text: '与气道并行、管径相近、有平滑肌的是肺动脉，里面是静脉血。',
      },
      {
        at: 'pulmonaryVein',
        times: 4,
        title: '独行的肺静脉',
        text: '不与气道伴行、壁薄、走在小叶间的是肺静脉，里面是动脉血。看位置，不要只看名字。',
      },
      {
        at: 'septum',
        times: 40,
        title: '肺泡隔',
        text: '两层肺泡上皮夹着毛细血管。氧要穿过的只有：液体层、Ⅰ型上皮、基膜、内皮。',
      },
      {
        at: 'macrophage',
        times: 40,
        title: '肺泡巨噬细胞',
        text: '游离在肺泡腔里，吞了尘粒的叫尘细胞；吞了红细胞的含铁血黄素细胞提示左心衰竭。',
      },
    ],
  },
  tasks: [
    {
      kind: 'find',
      of: 'airways',
      reach: 60,
      times: 2,
      title: '低倍找细支气管',
      text: '用 2 倍以下的视野，点出任意一个细支气管的管腔。',
      explanation: '细支气管腔面有皱襞，上皮连续，外有平滑肌；肺泡壁薄而有缺口，血管腔面光滑。',
    },
    {
      kind: 'point',
      of: 'artery',
      reach: 15,
      title: '指认肺动脉分支',
      text: '点出框内与细支气管伴行的肺动脉分支。',
      explanation: '伴行、肌性、腔内有血，是肺动脉分支。肺静脉走在小叶间隔内，不与气道伴行。',
    },
    {
      kind: 'outline',
      of: 'pulmonaryVein',
      threshold: 60,
      around: 1_700,
      title: '圈出肺静脉属支',
      text: '沿框内血管的管腔画一圈。',
      explanation: '壁薄、腔大、形状不规则，周围只有肺泡，没有伴行的气道，是肺静脉属支。',
    },
    {
      kind: 'count',
      of: 'macrophages',
      reach: 10,
      allowed: 1,
      title: '数肺泡巨噬细胞',
      text: '点出框内肺泡腔里的每一个巨噬细胞。',
      explanation: '胞体大、泡沫状，游离在腔内；贴在肺泡隔上的核是肺泡上皮和内皮的，不要数进去。',
    },
    {
      kind: 'labels',
      at: ['alveolus', 'bronchioleLumen', 'pulmonaryArtery', 'pulmonaryVein'],
      others: ['气管腺', '软骨片'],
      title: '标出肺内管道',
      text: '把标签放到对应的位置。',
      explanation: '细支气管与肺动脉伴行，肺静脉独行。细支气管壁内已没有腺体和软骨片。',
    },
    {
      kind: 'choose',
      about: [13_400, 14_100, 17_400, 18_700],
      title: '支气管还是细支气管',
      text: '框内的气道属于哪一级？选出正确的判断和依据。',
      options: [
        '细支气管：壁内没有软骨片和腺体',
        '小支气管：壁内有软骨片',
        '环行平滑肌明显，黏膜形成皱襞',
        '呼吸性细支气管：壁上有肺泡开口',
      ],
      right: [0, 2],
      explanation:
        '软骨片和腺体消失、平滑肌相对增多，是细支气管的特征，也是哮喘时它容易痉挛的原因。',
    },
  ],
};
