import type { Sign } from './sign';

export const bloodSmearSigns: readonly Sign[] = [
  {
    ...{ key: 'head', name: '涂片头部', nameEn: 'Head of the smear', lies: ['head'] },
    text: '推片开始处，血膜厚，红细胞互相重叠，不宜在此处分类计数。',
    ...{ near: [7_000, 20_000], room: 300 },
  },
  {
    ...{
      key: 'body',
      name: '涂片体尾交界处',
      nameEn: 'Thin area of the smear',
      lies: ['redCell', 'plasma'],
    },
    text: '红细胞散开而不重叠，细胞形态最清楚，是观察和分类计数的部位。',
    ...{ near: [40_000, 20_000], room: 30 },
  },
  {
    ...{ key: 'redCell', name: '红细胞', nameEn: 'Erythrocyte', lies: ['redCell'] },
    text: '直径约 7.5 微米，双凹圆盘状，无核，中央着色浅，周边着色深。',
    ...{ near: [40_076, 20_010], room: 24, outlined: true },
  },
  {
    ...{ key: 'neutrophil', name: '中性粒细胞', nameEn: 'Neutrophil', lies: ['neutrophil'] },
    text: '数量最多的白细胞，核呈杆状或分二至五叶，叶间有细丝相连，胞质内有细小的淡紫红色颗粒。',
    ...{ near: [39_866, 20_524], room: 50, outlined: true },
  },
  {
    ...{
      key: 'otherNeutrophil',
      name: '中性粒细胞（另一例）',
      nameEn: 'Another neutrophil',
      lies: ['neutrophil'],
    },
    text: '与前一个比较核的分叶数：分叶越多，细胞越接近衰老。',
    ...{ near: [40_670, 24_376], room: 50 },
  },
  {
    ...{ key: 'lymphocyte', name: '淋巴细胞', nameEn: 'Lymphocyte', lies: ['lymphocyte'] },
    text: '小淋巴细胞与红细胞大小相近或略大，核圆而深染，胞质少，天蓝色，绕在核周成一窄带。',
    ...{ near: [38_084, 23_745], room: 34, outlined: true },
  },
  {
    ...{ key: 'platelet', name: '血小板', nameEn: 'Platelet', lies: ['platelet'] },
    text: '骨髓巨核细胞脱落的胞质小块，无核，直径 2 至 4 微米，中央有紫红色颗粒，常成群分布。',
    ...{ near: [39_909, 19_958], room: 4 },
  },
  {
    ...{ key: 'tail', name: '涂片尾部', nameEn: 'Feathered end', lies: ['redCell', 'plasma'] },
    text: '血膜最薄，红细胞失去中央淡染区，较大的白细胞常集中于此。',
    ...{ near: [47_000, 20_000], room: 20 },
  },
];
