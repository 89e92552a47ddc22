import type { Sign } from './sign';

export const cartilageSigns: readonly Sign[] = [
  {
    ...{ key: 'perichondrium', name: '软骨膜', nameEn: 'Perichondrium', lies: ['perichondrium'] },
    text: '包在软骨表面的致密结缔组织，外层纤维多，内层细胞多，内层的骨祖细胞可分化为成软骨细胞。',
    ...{ near: [20_000, 6_900], room: 120 },
  },
  {
    ...{ key: 'matrix', name: '软骨间质', nameEn: 'Interterritorial matrix', lies: ['matrix'] },
    text: '均质状，因含硫酸软骨素而呈嗜碱性；其中的胶原原纤维折光率与基质相近，故在 HE 切片上看不到。',
    ...{ near: [19_959, 11_993], room: 30 },
  },
  {
    ...{ key: 'territory', name: '软骨囊', nameEn: 'Territorial matrix', lies: ['territory'] },
    text: '紧靠软骨陷窝周围的基质，硫酸软骨素含量高，嗜碱性更强，染成较深的蓝紫色环。',
    ...{ near: [20_006, 12_008], room: 4 },
  },
  {
    ...{ key: 'isogenous', name: '同源细胞群', nameEn: 'Isogenous group' },
    text: '软骨深部由一个软骨细胞分裂增生而成、聚集在一起的二至八个细胞，是软骨间质内生长的表现。',
    ...{ lies: ['chondrocyte', 'chondrocyteNucleus'], near: [20_037, 12_169], room: 22 },
  },
  {
    ...{
      key: 'chondrocyte',
      name: '成熟软骨细胞',
      nameEn: 'Chondrocyte',
      lies: ['chondrocyte', 'chondrocyteNucleus'],
    },
    text: '位于软骨陷窝内，深部者体大而圆；制片时胞体收缩，与陷窝壁之间出现空隙。',
    ...{ near: [24_000, 12_600], room: 14 },
  },
  {
    ...{ key: 'nucleus', name: '软骨细胞核', nameEn: 'Nucleus of a chondrocyte' },
    text: '圆形或卵圆形，常偏位，可见核仁。',
    ...{ lies: ['chondrocyteNucleus'], near: [21_962, 11_943], room: 5 },
  },
  {
    ...{ key: 'youngChondrocyte', name: '幼稚软骨细胞', nameEn: 'Young chondrocyte' },
    text: '靠近软骨膜，体积小，扁椭圆形，长轴与软骨表面平行，单个分布。',
    ...{ lies: ['chondrocyte', 'chondrocyteNucleus'], near: [19_996, 7_914], room: 4 },
  },
  {
    ...{ key: 'looseTissue', name: '周围疏松结缔组织', nameEn: 'Surrounding loose tissue' },
    text: '软骨膜以外的疏松结缔组织，内有血管、神经和脂肪细胞。',
    ...{ lies: ['looseTissue'], near: [19_910, 5_129], room: 60 },
  },
  {
    ...{ key: 'fat', name: '脂肪细胞', nameEn: 'Adipocyte', lies: ['fat'] },
    text: '制片时脂滴被溶去，细胞呈空泡状，胞质成一薄层，核被挤到一侧。',
    ...{ near: [16_606, 4_906], room: 50, outlined: true },
  },
];
