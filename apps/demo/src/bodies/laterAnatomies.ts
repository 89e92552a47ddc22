import type { SeedAnatomy } from './anatomies';

/** Head, knee and cell. */
export const laterAnatomies: readonly SeedAnatomy[] = [
  {
    sold: '颅骨三维模型',
    region: '颅',
    system: 1,
    nameEn: 'skull',
    bodies: ['skull'],
    highlights: [
      { title: '逐块拆开', text: '拉开各部分，脑颅八块、面颅十五块，先认缝，再认孔。' },
      {
        title: '三个颅窝',
        text: '用水平剖面切去颅顶，从上面看前、中、后颅窝逐级降低，枕骨大孔在最低处。',
      },
      { title: '颅底外面', text: '隐藏下颌骨和舌骨，转到下面观，找枕髁、乳突、茎突和硬腭。' },
    ],
  },
  {
    sold: '脑三维模型',
    region: '脑和脑神经',
    system: 7,
    nameEn: 'brain',
    bodies: ['brain'],
    highlights: [
      { title: '先找两条沟', text: '外侧面找外侧沟与中央沟，红色是中央前回，蓝色是中央后回。' },
      {
        title: '正中切开',
        text: '用矢状剖面切开，胼胝体下方依次是穹窿、第三脑室、中脑水管和第四脑室。',
      },
      { title: '深部灰质', text: '隐藏皮质和髓质，看尾状核怎样绕着背侧丘脑弯成C形。' },
    ],
  },
  {
    sold: '脑神经三维模型',
    region: '脑和脑神经',
    system: 7,
    nameEn: 'cranial nerves',
    bodies: ['brain'],
    highlights: [
      { title: '从底面数起', text: '转到下面观，自嗅束向后，逐对找到十二对脑神经出入脑的位置。' },
      {
        title: '单独看一对',
        text: '选中一对，隐藏其余，再把脑干调到半透明，记住它在脑干的哪一段。',
      },
    ],
  },
  {
    sold: '耳三维模型',
    region: '耳',
    system: 9,
    nameEn: 'ear',
    bodies: ['ear'],
    highlights: [
      { title: '听骨链', text: '单独显示中耳，看锤骨、砧骨、镫骨怎样把鼓膜和前庭窗连起来。' },
      {
        title: '三个平面',
        text: '单独显示内耳，三个半规管两两接近垂直，任何方向的转头都有一个感受。',
      },
      { title: '面神经的弯', text: '追踪面神经：经内耳道、绕膝神经节、过前庭窗上方，再转向下。' },
    ],
  },
  {
    sold: '膝关节三维模型',
    region: '膝',
    system: 1,
    nameEn: 'knee joint',
    bodies: ['knee'],
    highlights: [
      { title: '四条韧带', text: '只显示骨和韧带，前后交叉韧带在里，两条副韧带在旁。' },
      { title: '两块半月板', text: '隐藏股骨，从上面看，内侧呈C形而外侧近似O形。' },
      { title: '腘窝', text: '转到后面观，由浅入深是神经、静脉和动脉。' },
    ],
  },
  {
    sold: '下颌磨牙三维模型',
    region: '牙和牙周',
    system: 3,
    nameEn: 'lower molar',
    bodies: ['tooth'],
    highlights: [
      { title: '切开看三层', text: '沿颊舌向切开，由外向内是牙釉质、牙本质和牙髓。' },
      { title: '牙怎样固定', text: '从开窗处看，牙骨质、牙周膜和固有牙槽骨一层套一层。' },
    ],
  },
  {
    sold: '细胞三维模型',
    region: '细胞',
    system: 3,
    nameEn: 'cell',
    bodies: ['cell'],
    highlights: [
      { title: '蛋白质的路', text: '依次显示核糖体、粗面内质网、高尔基复合体和分泌颗粒。' },
      { title: '剖开的线粒体', text: '放大剖开的线粒体，内膜折成嵴，基质在其间。' },
      { title: '三种丝', text: '单独显示细胞骨架，比较微管、微丝和中间丝的位置。' },
    ],
  },
];
