import type { Lesson } from './lesson';

export const muscleLesson: Lesson = {
  looks: {
    cardiac: {
      lies: ['cardiacFibre', 'cardiacNucleus', 'interstitium', 'intercalatedDisc', 'perimysium'],
      box: [21_400, 1_400, 38_900, 13_900],
      step: 400,
      isBand: true,
      isAll: true,
    },
    discs: {
      lies: ['intercalatedDisc'],
      box: [29_935, 7_356, 30_010, 7_398],
      step: 2,
      least: 6,
    },
    peripheral: {
      lies: ['peripheralNucleus'],
      box: [8_960, 20_790, 9_320, 21_020],
      step: 4,
      least: 10,
    },
  },
  tour: {
    title: '三种肌组织，两个切面',
    stops: [
      {
        at: [2_000, 2_000, 58_000, 28_000],
        times: 0.5,
        title: '排列',
        text: '自左至右是骨骼肌、心肌、平滑肌；上排纵切，下排横切。每一种都先看纵切，再看同一列的横切。',
      },
      {
        at: 'skeletalFibre',
        times: 20,
        title: '骨骼肌（纵切）',
        text: '纤维粗而直，横纹清楚，核多而扁，贴在肌膜下面。',
      },
      {
        at: 'skeletalAcross',
        times: 20,
        title: '骨骼肌（横切）',
        text: '多边形断面，大小相近，核在周边。核移到中央，提示肌纤维再生或肌病。',
      },
      {
        at: 'cardiacFibre',
        times: 20,
        title: '心肌（纵切）',
        text: '纤维较短，有分支并连接成网，横纹不如骨骼肌明显，核在中央。',
      },
      {
        at: 'intercalatedDisc',
        times: 40,
        title: '闰盘',
        text: '横跨纤维、着色深的阶梯状线。横位部分连接牢固，纵位部分有缝隙连接，使心肌同步收缩。',
      },
      {
        at: 'smoothFibre',
        times: 20,
        title: '平滑肌（纵切）',
        text: '长梭形，没有横纹，一个杆状核居中。',
      },
      {
        at: 'smoothAcross',
        times: 20,
        title: '平滑肌（横切）',
        text: '断面大小悬殊：切过中部的大而有核，切过两端的小而无核。骨骼肌和心肌都不会这样。',
      },
    ],
  },
  tasks: [
    {
      kind: 'find',
      of: 'cardiac',
      reach: 50,
      times: 1,
      title: '低倍找心肌纵切面',
      text: '用 1 倍以下的视野，点出心肌的纵切面。',
      explanation:
        '中间一列是心肌，上排为纵切。纤维分支成网，夹着细小的间隙，低倍时质地比骨骼肌疏松。',
    },
    {
      kind: 'point',
      of: 'discs',
      reach: 4,
      title: '指认闰盘',
      text: '在框内点出闰盘。',
      explanation: '闰盘是横跨心肌纤维、着色较深的短线，比横纹粗得多，是心肌独有的结构。',
    },
    {
      kind: 'outline',
      of: 'skeletalAcross',
      threshold: 60,
      around: 260,
      title: '圈出一条骨骼肌纤维',
      text: '沿框内中央那条骨骼肌纤维横断面的边缘画一圈。',
      explanation: '断面之间的浅色细缝是肌内膜，沿着它画就是一条肌纤维。',
    },
    {
      kind: 'count',
      of: 'peripheral',
      reach: 5,
      allowed: 1,
      title: '数周边核',
      text: '在框内的骨骼肌横切面上，点出每一个核。',
      explanation: '骨骼肌的核贴在肌膜内面，一个断面可见一至数个；正常时中央核不超过 3%。',
    },
    {
      kind: 'labels',
      at: ['skeletalFibre', 'cardiacFibre', 'smoothFibre', 'perimysium'],
      others: ['肌梭', '运动终板'],
      title: '分清三种肌组织',
      text: '把标签放到对应的位置。',
      explanation: '骨骼肌：粗、直、核在周边；心肌：分支、核居中、有闰盘；平滑肌：梭形、无横纹。',
    },
    {
      kind: 'choose',
      about: [49_400, 20_500, 50_600, 21_400],
      title: '横切面是哪一种',
      text: '框内是哪一种肌组织的横切面？选出正确的判断和依据。',
      options: [
        '平滑肌：断面大小悬殊，部分断面无核',
        '骨骼肌：断面多边形，核在周边',
        '有核的断面，核位于中央',
        '心肌：断面大小均匀，可见闰盘',
      ],
      right: [0, 2],
      explanation:
        '梭形的平滑肌纤维互相错开，同一切面切到不同部位，因而断面大小不等；闰盘只在纵切面上看得到。',
    },
  ],
};
