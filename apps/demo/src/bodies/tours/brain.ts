import type { SeedTour } from './tour';

const left = [
  'left-frontal-lobe',
  'left-precentral-gyrus',
  'left-postcentral-gyrus',
  'left-parietal-lobe',
  'left-temporal-lobe',
  'left-occipital-lobe',
  'left-cingulate-gyrus',
];
const leftNuclei = [
  'left-caudate-nucleus',
  'left-putamen',
  'left-globus-pallidus',
  'left-amygdala',
  'left-thalamus',
];

export const brainTour: SeedTour = {
  title: '由外到里看脑',
  stops: [
    {
      title: '大脑半球的分叶',
      text: '中央沟和外侧沟把半球外侧面分开：中央沟以前是额叶，以后是顶叶，外侧沟以下是颞叶，后端是枕叶。岛叶藏在外侧沟的深处。',
      from: [85, 5, 1.3],
      chosen: 'left-frontal-lobe',
    },
    {
      title: '中央前回和中央后回',
      text: '中央沟前方的中央前回是躯体运动中枢，后方的中央后回是躯体感觉中枢。两者都管理对侧半身，身体各部在其上大致倒置排列。',
      from: [70, 35, 1.5],
      at: [0.1, 0.2, 0],
      chosen: 'left-precentral-gyrus',
    },
    {
      title: '内侧面：胼胝体和扣带回',
      text: '从正中切开，看左半球的内侧面：胼胝体是连接两半球的纤维，扣带回弯在它的上方。胼胝体下方依次可见穹窿、背侧丘脑和下丘脑。',
      from: [-90, 5, 1.3],
      chosen: 'corpus-callosum',
      only: [...left, 'corpus-callosum', 'fornix', 'left-thalamus', 'hypothalamus', 'hindbrain'],
      cut: ['x', 0, true],
    },
    {
      title: '基底核、内囊和丘脑',
      text: '尾状核弯在背侧丘脑的外侧，壳和苍白球合称豆状核。内囊夹在它们之间，上下行的纤维在这里集中，出血时对侧半身偏瘫、偏身感觉障碍，常伴偏盲。',
      from: [25, 55, 2.1],
      at: [0.15, 0.07, 0.03],
      chosen: 'left-internal-capsule',
      only: [...leftNuclei, 'left-internal-capsule'],
    },
    {
      title: '脑室：脑脊液的路',
      text: '脑脊液主要由脉络丛产生，从侧脑室经室间孔到第三脑室，再经中脑水管到第四脑室，由正中孔和外侧孔流入蛛网膜下隙。中脑水管最窄，容易阻塞。',
      from: [50, 10, 1.7],
      at: [0, 0, -0.05],
      chosen: 'third-ventricle',
      only: ['ventricles', 'hindbrain'],
      faint: [20, 'hindbrain'],
    },
    {
      title: '脑干和脑神经',
      text: '从前下方看：中脑、脑桥和延髓合称脑干，第三至第十二对脑神经与它相连。动眼神经从大脑脚之间穿出，滑车神经最细，是唯一从脑干背面穿出的。',
      from: [0, -35, 2],
      at: [0, -0.25, 0],
      chosen: 'pons',
      only: ['midbrain', 'pons', 'medulla-oblongata', 'nerves'],
    },
  ],
};
