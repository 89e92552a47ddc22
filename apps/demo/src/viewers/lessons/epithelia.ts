import type { Lesson } from './lesson';

export const epitheliaLesson: Lesson = {
  looks: {
    transitional: {
      ...{ lies: ['umbrellaCells', 'transitional'], box: [43_500, 6_500, 54_000, 10_500] },
      ...{ step: 80, isBand: true, isAll: true },
    },
    umbrella: {
      lies: ['umbrellaCells'],
      box: [47_600, 7_500, 48_400, 8_800],
      step: 8,
      isBand: true,
    },
    squamous: {
      ...{ lies: ['basalLayer', 'prickleLayer', 'superficialLayer'] },
      ...{ box: [34_500, 6_800, 35_500, 9_400], step: 15, isBand: true },
    },
    goblets: { lies: ['goblet'], box: [20_950, 7_780, 21_400, 8_000], step: 4, least: 6 },
  },
  tour: {
    title: '四种上皮怎么分',
    stops: [
      {
        ...{ at: [2_000, 4_000, 54_000, 16_000], times: 0.5, title: '先认游离面' },
        text: '四块组织的游离面都朝上。看上皮只问两件事：几层？表层细胞什么形状？',
      },
      {
        ...{ at: 'simpleColumnar', times: 40, title: '胆囊：单层柱状' },
        text: '一层高柱状细胞，核排在同一高度。斜切时像是多层，要找垂直切到的地方看。',
      },
      {
        ...{ at: 'pseudostratified', times: 40, title: '气管：假复层纤毛柱状' },
        text: '核高低不一像多层，但每个细胞都站在基膜上，所以叫“假”复层。',
      },
      {
        ...{ at: 'cilia', times: 40, title: '纤毛与基膜' },
        text: '游离面有纤毛，基底有一条清楚的粉红色基膜。长期吸烟可使它化生为鳞状上皮。',
      },
      {
        ...{ at: 'superficialLayer', times: 20, title: '食管：复层扁平' },
        text: '命名看表层：表层扁平，所以叫复层扁平。表层细胞还有核，是未角化型。',
      },
      {
        ...{ at: 'basalLayer', times: 40, title: '食管：基底层' },
        text: '基底一层矮柱状，深染，能分裂。癌前病变就从这里的细胞异型开始向上扩展。',
      },
      {
        ...{ at: 'umbrella', times: 40, title: '膀胱：变移上皮' },
        text: '表层是大的盖细胞，有时有两个核。膀胱充盈时，细胞层数变少、变扁。',
      },
    ],
  },
  tasks: [
    {
      ...{ kind: 'find', of: 'transitional', reach: 60, times: 2, title: '低倍找变移上皮' },
      text: '用 2 倍以下的视野，点出变移上皮。',
      explanation: '最右边一块是膀胱：黏膜起伏，上皮较厚而表层细胞大。食管的上皮更厚，表层扁平。',
    },
    {
      ...{ kind: 'point', of: 'umbrella', reach: 6, title: '指认盖细胞' },
      text: '点出框内的盖细胞层。',
      explanation: '盖细胞在最表面，胞体大，一个可以盖住数个中间层细胞，游离面胞质浓缩。',
    },
    {
      ...{ kind: 'outline', of: 'squamous', threshold: 65, title: '圈出复层扁平上皮' },
      text: '把框内这一段上皮的全层圈出来。',
      explanation: '上界是游离面，下界是深染的基底层；固有层乳头从下面突入，使下界起伏不平。',
    },
    {
      ...{ kind: 'count', of: 'goblets', reach: 5, allowed: 1, title: '数杯状细胞' },
      text: '数出框内气管上皮的杯状细胞。',
      explanation: '杯状细胞顶部浅染呈空泡状。慢性支气管炎时它们增多，痰也因此增多。',
    },
    {
      ...{
        kind: 'labels',
        at: ['simpleColumnar', 'pseudostratified', 'superficialLayer', 'transitional'],
      },
      ...{ others: ['单层立方上皮', '角质层'], title: '给上皮命名' },
      text: '把标签放到对应的位置。',
      explanation: '层数看基底到表面有几层细胞，形状看最表面一层；有核的扁平表层说明没有角化。',
    },
    {
      ...{ kind: 'choose', about: [20_500, 7_500, 21_500, 8_250], title: '为什么叫“假”复层' },
      text: '框内的上皮看似多层，为什么叫假复层？',
      options: [
        '所有细胞的基底都附着在基膜上，只是高矮不等',
        '细胞层数会随器官的容积而改变',
        '表层细胞会不断脱落',
        '核都排在同一高度',
      ],
      right: [0],
      explanation: '层数随容积改变的是变移上皮。假复层上皮的核高低不一，但只有一层细胞。',
    },
  ],
};
