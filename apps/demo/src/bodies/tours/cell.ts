import type { SeedTour } from './tour';

const factory = ['rough-endoplasmic-reticulum', 'ribosomes', 'nuclear-envelope'];

export const cellTour: SeedTour = {
  title: '一种蛋白质的旅程',
  stops: [
    {
      title: '细胞的边界',
      text: '细胞膜把细胞与外界隔开，又控制物质出入。这是一个有极性的上皮细胞，游离面的微绒毛扩大了吸收的面积。',
      from: [20, 15, 1.2],
    },
    {
      title: '细胞核：保存并转录遗传信息',
      text: '染色质由脱氧核糖核酸和蛋白质构成。转录出的信使核糖核酸经核孔进入胞质；核仁装配核糖体的亚基。',
      from: [20, 10, 2.2],
      at: [-0.06, -0.16, -0.07],
      chosen: 'nucleolus',
      only: ['nucleus'],
      cut: ['z', -0.05],
    },
    {
      title: '粗面内质网：合成',
      text: '附着在粗面内质网上的核糖体合成分泌蛋白和膜蛋白，新合成的肽链进入内质网腔，在那里折叠并开始糖基化。',
      from: [20, 10, 1.5],
      at: [-0.05, -0.22, -0.06],
      chosen: 'rough-endoplasmic-reticulum',
      only: factory,
    },
    {
      title: '高尔基复合体：加工和分拣',
      text: '运输小泡把蛋白质送到高尔基复合体的顺面，经修饰和分拣后从反面送出，有的成为分泌颗粒，有的成为溶酶体的酶。',
      from: [30, 15, 3],
      at: [0.28, 0.1, -0.14],
      chosen: 'golgi-apparatus',
      only: ['golgi-apparatus', 'transport-vesicles', 'secretory-granules'],
    },
    {
      title: '线粒体：供给能量',
      text: '线粒体的内膜向内折成嵴，氧化磷酸化就在内膜上进行，是细胞生成三磷酸腺苷的主要场所。剖开的一个可见两层膜和基质。',
      from: [25, 5, 3],
      at: [0.24, -0.27, 0.08],
      chosen: 'inner-mitochondrial-membrane',
      only: [
        'outer-mitochondrial-membrane',
        'inner-mitochondrial-membrane',
        'mitochondrial-matrix',
      ],
    },
    {
      title: '细胞骨架：支撑和轨道',
      text: '微管由中心体向外伸展，是运输小泡的轨道；微丝在膜下和微绒毛里支撑形状；中间丝使细胞耐受牵拉。',
      from: [15, 10, 1.2],
      at: [0, 0, 0],
      chosen: 'microtubules',
      only: ['skeleton'],
    },
  ],
};
