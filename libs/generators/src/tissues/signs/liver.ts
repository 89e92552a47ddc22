import type { Sign } from './sign';

export const liverSigns: readonly Sign[] = [
  {
    ...{ key: 'centralVein', name: '中央静脉', nameEn: 'Central vein', lies: ['centralVein'] },
    text: '位于肝小叶中央，管壁薄而不完整，有肝血窦开口，血液由此汇入小叶下静脉。',
    ...{ near: [18_711, 15_841], room: 80, outlined: true },
  },
  {
    ...{
      key: 'veinWall',
      name: '中央静脉壁',
      nameEn: 'Wall of the central vein',
      lies: ['veinWall'],
    },
    text: '只有一层内皮和极少量结缔组织。',
    ...{ near: [18_832, 15_773], room: 1 },
  },
  {
    ...{
      key: 'plate',
      name: '肝板',
      nameEn: 'Hepatic plate',
      lies: ['plate', 'hepatocyteNucleus'],
    },
    text: '肝细胞单层排列成板，以中央静脉为中心向四周放射，切面上呈索状。',
    ...{ near: [20_609, 14_612], room: 12 },
  },
  {
    ...{ key: 'hepatocyteNucleus', name: '肝细胞核', nameEn: 'Nucleus of a hepatocyte' },
    text: '大而圆，居细胞中央，染色质疏松，核仁明显，部分肝细胞有双核。',
    ...{ lies: ['hepatocyteNucleus'], near: [20_783, 14_807], room: 5 },
  },
  {
    ...{ key: 'sinusoid', name: '肝血窦', nameEn: 'Hepatic sinusoid', lies: ['sinusoid'] },
    text: '位于肝板之间的不规则腔隙，窦壁为有孔内皮，腔内有肝巨噬细胞，血液由小叶周边流向中央静脉。',
    ...{ near: [20_701, 14_692], room: 4 },
  },
  {
    ...{ key: 'portalTract', name: '门管区', nameEn: 'Portal tract', lies: ['portalTract'] },
    text: '相邻肝小叶之间的结缔组织区，其中有小叶间动脉、小叶间静脉和小叶间胆管通过。',
    ...{ near: [21_110, 14_445], room: 50, outlined: true },
  },
  {
    ...{
      key: 'midzone',
      name: '小叶中间带',
      nameEn: 'Midzone of a lobule',
      lies: ['plate', 'hepatocyteNucleus'],
    },
    text: '介于中央静脉周围与门管区周围之间的肝细胞，氧和营养供应居中。',
    ...{ near: [21_221, 13_018], room: 10 },
  },
  {
    ...{ key: 'periportal', name: '门管区周围肝细胞', nameEn: 'Periportal hepatocytes' },
    text: '靠近门管区，最先得到富含氧和营养的血液，对缺氧的耐受性较好，却最先接触经门静脉来的毒物。',
    ...{ lies: ['plate', 'hepatocyteNucleus'], near: [22_291, 14_284], room: 10 },
  },
];
