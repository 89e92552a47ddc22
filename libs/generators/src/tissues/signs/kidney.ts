import type { Sign } from './sign';

export const kidneySigns: readonly Sign[] = [
  {
    ...{ key: 'capsule', name: '被膜', nameEn: 'Renal capsule', lies: ['capsule'] },
    text: '包在肾表面的致密结缔组织薄膜，胶原纤维与表面平行，其间可见梭形的成纤维细胞核。',
    ...{ near: [24_000, 2_700], room: 40 },
  },
  {
    ...{ key: 'glomerulus', name: '血管球', nameEn: 'Glomerular tuft', outlined: true },
    text: '入球微动脉分支形成的一团毛细血管，细胞核密集，毛细血管腔内可见红细胞，是血浆滤过的部位。',
    ...{ lies: ['glomerulus', 'glomerularCell'], near: [18_778, 13_056], room: 150, gaps: 40 },
  },
  {
    ...{ key: 'urinarySpace', name: '肾小囊腔', nameEn: 'Urinary space', lies: ['urinarySpace'] },
    text: '血管球与肾小囊壁层之间的新月形空隙，滤出的原尿先进入此腔，再流向近曲小管。',
    ...{ near: [18_962, 12_836], room: 10 },
  },
  {
    ...{ key: 'maculaDensa', name: '致密斑', nameEn: 'Macula densa', lies: ['maculaDensa'] },
    text: '远端小管靠近血管极一侧的上皮细胞变高变窄，核密集排列成椭圆形斑，能感受小管液中钠离子浓度的变化。',
    ...{ near: [19_097, 13_363], room: 8 },
  },
  {
    ...{ key: 'proximalTubule', name: '近曲小管', nameEn: 'Proximal convoluted tubule' },
    text: '管壁上皮呈锥体形，胞质嗜酸性强，细胞界限不清，游离面有刷状缘，管腔较小而不规则。',
    ...{ lies: ['proximalTubule'], near: [22_089, 12_063], room: 22 },
  },
  {
    ...{ key: 'distalTubule', name: '远曲小管', nameEn: 'Distal convoluted tubule' },
    text: '管壁为单层立方上皮，着色比近曲小管浅，核位于中央而较密，无刷状缘，管腔大而规则。',
    ...{ lies: ['distalTubule'], near: [22_506, 11_083], room: 10 },
  },
  {
    ...{
      key: 'collectingDuct',
      name: '集合管',
      nameEn: 'Collecting duct',
      lies: ['collectingDuct'],
    },
    text: '上皮细胞立方形至柱状，胞质清亮，细胞界限清楚，在髓放线和髓质中平行下行。',
    ...{ near: [24_041, 26_997], room: 10 },
  },
  {
    ...{ key: 'vasaRecta', name: '直小血管', nameEn: 'Vasa recta', lies: ['vasaRecta'] },
    text: '髓质内与小管平行走行的毛细血管袢，管壁只有一层内皮，腔内充满红细胞，参与尿液的浓缩。',
    ...{ near: [23_337, 28_525], room: 14 },
  },
  {
    ...{ key: 'thinLimb', name: '细段', nameEn: 'Thin limb of the loop', lies: ['thinLimb'] },
    text: '髓袢的细段由单层扁平上皮围成，管径细，腔内无红细胞，可借此与直小血管区别。',
    ...{ near: [20_675, 26_578], room: 14 },
  },
  {
    ...{ key: 'arcuateArtery', name: '弓形动脉', nameEn: 'Arcuate artery', lies: ['artery'] },
    text: '行于皮质与髓质交界处的动脉，管壁平滑肌厚，是划分皮质和髓质的标志。',
    ...{ near: [9_600, 21_000], room: 24 },
  },
];
