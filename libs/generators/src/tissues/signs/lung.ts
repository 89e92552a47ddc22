import type { Sign } from './sign';

export const lungSigns: readonly Sign[] = [
  {
    ...{ key: 'septum', name: '肺泡隔', nameEn: 'Interalveolar septum' },
    text: '相邻肺泡之间的薄层结缔组织，富含毛细血管，可见成串的红细胞；气血屏障即位于此。',
    ...{ lies: ['septum', 'pneumocyte'], near: [25_911, 13_617], room: 8 },
  },
  {
    ...{ key: 'alveolus', name: '肺泡', nameEn: 'Alveolus', lies: ['alveolus'] },
    text: '直径约 0.2 毫米的半球形小囊，是气体交换的场所；一部分肺泡壁缺如，开口于肺泡管或肺泡囊。',
    ...{ near: [26_000, 13_000], room: 190, outlined: true },
  },
  {
    ...{
      key: 'pneumocyte',
      name: '肺泡上皮细胞核',
      nameEn: 'Pneumocyte nucleus',
      lies: ['pneumocyte'],
    },
    text: '肺泡隔表面的细胞核：Ⅰ型肺泡细胞核扁，Ⅱ型肺泡细胞核圆并突向肺泡腔，后者分泌表面活性物质。',
    ...{ near: [26_371, 13_991], room: 4 },
  },
  {
    ...{
      key: 'macrophage',
      name: '肺泡巨噬细胞',
      nameEn: 'Alveolar macrophage',
      lies: ['macrophage'],
    },
    text: '游离在肺泡腔内的大细胞，胞质泡沫状，吞噬尘粒后胞质内出现棕黑色颗粒，称为尘细胞。',
    ...{ near: [26_130, 14_255], room: 10 },
  },
  {
    ...{ key: 'bronchioleEpithelium', name: '细支气管上皮', nameEn: 'Bronchiolar epithelium' },
    text: '由假复层纤毛柱状上皮移行为单层纤毛柱状上皮，管径越小，上皮越矮，杯状细胞越少。',
    ...{ lies: ['airwayEpithelium'], near: [15_400, 14_900], room: 9 },
  },
  {
    ...{ key: 'bronchioleMuscle', name: '细支气管平滑肌', nameEn: 'Bronchiolar smooth muscle' },
    text: '环绕黏膜的平滑肌层，收缩时黏膜形成皱襞；细支气管壁内已没有软骨片和腺体。',
    ...{ lies: ['airwayMuscle'], near: [15_401, 14_391], room: 9 },
  },
  {
    ...{ key: 'bronchioleLumen', name: '细支气管管腔', nameEn: 'Lumen of a bronchiole' },
    text: '因黏膜皱襞突入而呈星形或不规则形，与伴行的肺动脉分支并列，二者管径大致相当。',
    ...{ lies: ['airwayLumen'], near: [15_400, 16_400], room: 400, outlined: true },
  },
  {
    ...{
      key: 'pulmonaryArtery',
      name: '肺动脉分支',
      nameEn: 'Branch of pulmonary artery',
      lies: ['artery'],
    },
    text: '与各级支气管伴行的肌性动脉，管壁平滑肌明显，腔内充满红细胞，运送静脉血到肺泡毛细血管。',
    ...{ near: [11_283, 13_767], room: 20 },
  },
  {
    ...{ key: 'pulmonaryVein', name: '肺静脉属支', nameEn: 'Tributary of pulmonary vein' },
    text: '不与支气管伴行，走在小叶间，管壁薄，管腔大而不规则，运送动脉血回心。',
    ...{ lies: ['veinBlood'], near: [27_200, 18_800], room: 160, outlined: true },
  },
  {
    ...{ key: 'pleura', name: '胸膜脏层', nameEn: 'Visceral pleura', lies: ['pleura'] },
    text: '覆盖肺表面的浆膜，由薄层结缔组织和表面的间皮组成，间皮细胞核扁平。',
    ...{ near: [21_951, 2_584], room: 20 },
  },
];
