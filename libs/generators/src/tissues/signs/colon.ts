import type { Sign } from './sign';

export const colonSigns: readonly Sign[] = [
  {
    ...{ key: 'normalCrypt', name: '正常肠腺', nameEn: 'Normal crypt', lies: ['crypt'] },
    text: '大小一致的直管状腺，互相平行，直达黏膜肌层；细胞核小，规则地排列在基底部。',
    ...{ near: [12_000, 14_300], room: 5 },
  },
  {
    ...{ key: 'goblet', name: '杯状细胞', nameEn: 'Goblet cell', lies: ['goblet'] },
    text: '正常结肠腺内杯状细胞很多；癌变的腺体中黏液分泌减少，杯状细胞减少或消失。',
    ...{ near: [11_993, 14_286], room: 8 },
  },
  {
    ...{ key: 'muscularisMucosae', name: '黏膜肌层', nameEn: 'Muscularis mucosae' },
    text: '癌组织穿破黏膜肌层侵入黏膜下层，才可诊断为浸润性癌。',
    ...{ lies: ['muscularisMucosae'], near: [14_041, 15_245], room: 26 },
  },
  {
    ...{ key: 'tumourGland', name: '癌性腺体', nameEn: 'Malignant gland' },
    text: '腺体大小不等、形状不规则，可背靠背或共壁；细胞极性消失，核排列成多层。',
    ...{ lies: ['tumourGland', 'tumourNucleus'], near: [40_234, 11_906], room: 40 },
  },
  {
    ...{ key: 'atypia', name: '异型细胞核', nameEn: 'Atypical nucleus', lies: ['tumourNucleus'] },
    text: '核增大，大小和形状不一，染色深浅不等，核仁明显，核质比增高。',
    ...{ near: [40_348, 12_091], room: 7 },
  },
  {
    ...{ key: 'mitosis', name: '核分裂象', nameEn: 'Mitotic figure', lies: ['mitosis'] },
    text: '染色体排列成深染的板状或分成两组，周围胞质清亮；在癌组织中增多并可位于腺体任何部位。',
    ...{ near: [40_458, 12_070], room: 14 },
  },
  {
    ...{ key: 'cribriform', name: '癌性腺腔', nameEn: 'Lumen of a malignant gland' },
    text: '一片癌细胞中出现多个圆形腔隙，好像筛孔，是腺体互相融合的结果。',
    ...{ lies: ['tumourLumen'], near: [40_046, 11_632], room: 20 },
  },
  {
    ...{ key: 'necrosis', name: '污秽性坏死', nameEn: 'Dirty necrosis', lies: ['necrosis'] },
    text: '腺腔内嗜酸性的坏死物，混有蓝黑色的核碎屑，是结直肠腺癌较有特征的改变。',
    ...{ near: [40_430, 11_511], room: 8 },
  },
  {
    ...{
      key: 'desmoplasia',
      name: '间质纤维组织反应',
      nameEn: 'Desmoplastic stroma',
      lies: ['desmoplasia'],
    },
    text: '癌巢周围增生的成纤维细胞和胶原纤维，提示癌组织已有浸润。',
    ...{ near: [41_200, 15_111], room: 40 },
  },
  {
    ...{
      key: 'inflammation',
      name: '间质炎细胞浸润',
      nameEn: 'Inflammatory infiltrate',
      lies: ['inflammation'],
    },
    text: '间质内密集的淋巴细胞，是机体对肿瘤的免疫反应。',
    ...{ near: [41_436, 15_058], room: 40 },
  },
  {
    ...{
      key: 'muscularis',
      name: '固有肌层',
      nameEn: 'Muscularis propria',
      lies: ['circularMuscle'],
    },
    text: '判断浸润深度的重要层次：癌组织侵入固有肌层为 T2 期，穿过固有肌层为 T3 期。',
    ...{ near: [15_000, 20_000], room: 200 },
  },
];
