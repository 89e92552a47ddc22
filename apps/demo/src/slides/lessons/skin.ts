import type { Lesson } from './lesson';

export const skinLesson: Lesson = {
  looks: {
    horny: { lies: ['hornyLayer'], box: [17_000, 4_400, 19_000, 6_000], step: 10, isBand: true },
    granular: {
      lies: ['granularLayer'],
      box: [17_800, 5_000, 18_300, 6_400],
      step: 6,
      isBand: true,
    },
    fat: {
      lies: ['fat'],
      box: [1_500, 10_000, 34_500, 25_500],
      step: 300,
      isBand: true,
      isAll: true,
    },
    lumens: { lies: ['glandLumen'], box: [16_600, 9_250, 17_000, 9_600], step: 4, least: 4 },
  },
  tour: {
    title: '由表及里看皮肤',
    stops: [
      {
        at: [12_000, 4_500, 24_000, 20_000],
        times: 1,
        title: '三层',
        text: '自上而下：染色深的表皮，粉红色的真皮，空泡状的皮下脂肪。指腹是厚皮肤，没有毛发和皮脂腺。',
      },
      {
        at: 'hornyLayer',
        times: 10,
        title: '角质层',
        text: '多层无核的角质细胞，像编起来的篮子。厚皮肤的角质层特别厚。',
      },
      {
        at: 'granularLayer',
        times: 20,
        title: '颗粒层',
        text: '紧贴角质层下方的两三层扁平细胞，胞质内有深蓝色的透明角质颗粒，是找准各层的“界标”。',
      },
      {
        at: 'prickleLayer',
        times: 20,
        title: '棘层',
        text: '多边形细胞，细胞之间的短线是桥粒所在。由此向下，细胞越来越矮、核越来越密。',
      },
      {
        at: 'basalLayer',
        times: 20,
        title: '基底层与真皮乳头',
        text: '一层矮柱状细胞附着在基膜上，凹凸相嵌的界面使表皮不易剥脱。',
      },
      {
        at: 'sweatGland',
        times: 20,
        title: '汗腺分泌部',
        text: '真皮深部成群的小圆管，由一层细胞围成。导管染色更深，由两层细胞围成。',
      },
      {
        at: 'fat',
        times: 4,
        title: '皮下组织',
        text: '脂滴在制片时被溶去，只剩空泡。皮下组织不属于皮肤，但常一并取材。',
      },
    ],
  },
  tasks: [
    {
      kind: 'find',
      of: 'fat',
      reach: 100,
      times: 2,
      title: '低倍找皮下脂肪',
      text: '用 2 倍以下的视野找到皮下脂肪组织并点出来。',
      explanation: '皮下脂肪在最深处，成片空泡状。真皮网织层则是交织的粉红色胶原纤维。',
    },
    {
      kind: 'point',
      of: 'granular',
      reach: 6,
      title: '指认颗粒层',
      text: '点出框内的颗粒层。',
      explanation: '颗粒层紧贴角质层下方，细胞扁平，透明角质颗粒使它染成深蓝紫色。',
    },
    {
      kind: 'outline',
      of: 'horny',
      threshold: 60,
      title: '圈出角质层',
      text: '把框内这一段角质层圈出来。',
      explanation: '上界是皮肤表面，下界是深染的颗粒层；角质细胞已没有核，所以整层呈均质的粉红色。',
    },
    {
      kind: 'count',
      of: 'lumens',
      reach: 8,
      allowed: 2,
      title: '数汗腺断面',
      text: '框内有多少个汗腺分泌部的断面？在每个管腔上点一下。',
      explanation: '一条盘曲的汗腺会被切到许多次，断面多不等于腺体多。',
    },
    {
      kind: 'labels',
      at: ['hornyLayer', 'prickleLayer', 'papillaryLayer', 'sweatGland'],
      others: ['皮脂腺', '毛囊'],
      title: '标出皮肤的结构',
      text: '把标签放到对应的位置。',
      explanation: '指腹没有毛囊和皮脂腺。真皮乳头嵌在表皮脚之间，汗腺在真皮深部。',
    },
    {
      kind: 'choose',
      about: [17_600, 5_000, 18_600, 6_500],
      title: '厚皮肤还是薄皮肤',
      text: '观察框内的表皮，下列哪些是厚皮肤的依据？',
      options: ['角质层很厚', '有颗粒层，细胞层次完整', '可见毛囊的开口', '表皮内有皮脂腺'],
      right: [0, 1],
      explanation:
        '厚皮肤见于手掌和足底：角质层厚，五层齐全，没有毛囊和皮脂腺。皮脂腺也从不在表皮内。',
    },
  ],
};
