import type { Sign } from './sign';

export const pancreasSigns: readonly Sign[] = [
  {
    ...{
      key: 'acinus',
      name: '浆液性腺泡',
      nameEn: 'Serous acinus',
      lies: ['acinus', 'acinarNucleus'],
    },
    text: '由锥体形的腺泡细胞围成：基底部因粗面内质网丰富而嗜碱，顶部含嗜酸性的酶原颗粒，核圆，靠近基底。',
    ...{ near: [20_000, 15_000], room: 40 },
  },
  {
    ...{
      key: 'acinarNucleus',
      name: '腺泡细胞核',
      nameEn: 'Nucleus of an acinar cell',
      lies: ['acinarNucleus'],
    },
    text: '圆形，位于细胞基底部，核仁明显，反映合成蛋白质十分活跃。',
    ...{ near: [20_206, 15_219], room: 6 },
  },
  {
    ...{
      key: 'centroacinar',
      name: '泡心细胞',
      nameEn: 'Centroacinar cell',
      lies: ['centroacinarCell'],
    },
    text: '位于腺泡腔内的扁平或立方形细胞，着色浅，是闰管上皮伸入腺泡的部分，为胰腺所特有。',
    ...{ near: [20_396, 15_222], room: 4 },
  },
  {
    ...{
      key: 'islet',
      name: '胰岛',
      nameEn: 'Islet of Langerhans',
      lies: ['islet', 'isletCapillary'],
    },
    text: '散在于腺泡之间、着色较浅的内分泌细胞团，细胞排列成索，其间有丰富的有孔毛细血管。',
    ...{ near: [19_412, 17_019], room: 130, outlined: true },
  },
  {
    ...{
      key: 'isletCapillary',
      name: '胰岛毛细血管',
      nameEn: 'Capillary of an islet',
      lies: ['isletCapillary'],
    },
    text: '位于细胞索之间的有孔毛细血管，激素由此直接入血。',
    ...{ near: [19_328, 16_825], room: 3 },
  },
  {
    ...{
      key: 'intralobularDuct',
      name: '小叶内导管',
      nameEn: 'Intralobular duct',
      lies: ['intralobularDuct'],
    },
    text: '管壁为单层立方上皮，外有少量结缔组织，收集闰管的分泌物。胰腺没有纹状管。',
    ...{ near: [20_475, 15_284], room: 10 },
  },
  {
    ...{
      key: 'interlobularDuct',
      name: '小叶间导管',
      nameEn: 'Interlobular duct',
      lies: ['interlobularDuct'],
    },
    text: '位于小叶间隔内，管壁为单层柱状上皮，偶见杯状细胞，外包较厚的结缔组织。',
    ...{ near: [25_796, 18_817], room: 10 },
  },
  {
    ...{ key: 'septum', name: '小叶间隔', nameEn: 'Interlobular septum', lies: ['septum', 'fat'] },
    text: '被膜伸入腺内的薄层疏松结缔组织，把胰腺分成许多小叶，导管、血管和神经行于其中。',
    ...{ near: [20_712, 11_773], room: 30 },
  },
  {
    ...{ key: 'artery', name: '小叶间动脉', nameEn: 'Interlobular artery', lies: ['artery'] },
    text: '与小叶间导管伴行，管壁平滑肌较厚，管腔小而圆。',
    ...{ near: [14_780, 11_400], room: 30 },
  },
];
