import type { SeedTour } from './tour';

const HALF = ['x', 0] as const;
const BALL = ['fibrous-tunic', 'vascular-tunic', 'inner-tunic', 'refractive'];

export const eyeTour: SeedTour = {
  title: '光怎样到达视网膜',
  stops: [
    {
      title: '眼球和它的外面',
      text: '这是左眼。眼球由纤维膜、血管膜和内膜三层包着内容物，外面附着六块运动眼球的肌，上外方是泪腺。',
      from: [35, 15, 1.2],
      at: [0, 0, 0.1],
    },
    {
      title: '角膜：第一道屈光面',
      text: '角膜占纤维膜的前六分之一，无色透明，没有血管而富有感觉神经末梢。眼的屈光力约三分之二来自角膜。',
      from: [60, 10, 2.2],
      at: [0, -0.05, 0.4],
      only: BALL,
      chosen: 'cornea',
    },
    {
      title: '眼前房和虹膜',
      text: '角膜后面是充满房水的眼前房。虹膜中央的圆孔是瞳孔，强光下缩小，弱光下开大，调节进入眼内的光量。',
      from: [90, 5, 2.6],
      at: [0, -0.05, 0.45],
      only: BALL,
      cut: HALF,
      chosen: 'iris',
    },
    {
      title: '晶状体和睫状体',
      text: '晶状体借睫状小带悬在睫状体上。看近物时睫状肌收缩，睫状小带松弛，晶状体因自身弹性变凸，屈光力增强。',
      from: [90, 5, 2.6],
      at: [0, -0.05, 0.42],
      cut: HALF,
      chosen: 'lens',
      only: ['lens', 'zonule', 'ciliary-body', 'iris', 'choroid'],
    },
    {
      title: '玻璃体',
      text: '玻璃体是无色透明的胶状物，充满晶状体与视网膜之间，支撑视网膜；它若混浊，眼前便像有飞蚊。',
      from: [90, 10, 1.8],
      at: [0, -0.05, 0.25],
      cut: HALF,
      chosen: 'vitreous',
      only: BALL,
    },
    {
      title: '视网膜：黄斑与视神经盘',
      text: '从前面看眼底：视神经盘偏鼻侧，没有感光细胞，是生理性盲点；它的颞侧稍下方是黄斑，中央凹是视力最敏锐的地方。',
      from: [0, 0, 2.4],
      at: [-0.03, -0.05, 0.1],
      chosen: 'macula',
      only: ['retina', 'macula', 'optic-disc', 'retinal-arteries', 'retinal-veins'],
      cut: ['z', 0.35],
    },
    {
      title: '视神经：传向脑',
      text: '视网膜节细胞的轴突在视神经盘处会聚，穿出眼球成为视神经，经视神经管入颅。',
      from: [150, 15, 1.6],
      at: [-0.1, -0.03, -0.1],
      chosen: 'optic-nerve',
      only: ['sclera', 'optic-nerve'],
    },
  ],
};
