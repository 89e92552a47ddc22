import type { Sign } from './sign';

export const epitheliaSigns: readonly Sign[] = [
  {
    ...{ key: 'simpleColumnar', name: '单层柱状上皮', nameEn: 'Simple columnar epithelium' },
    text: '见于胆囊：一层高柱状细胞，核长椭圆形，长轴与细胞长轴一致，整齐地排列在近基底部。',
    ...{ lies: ['simpleColumnar'], near: [8_229, 8_385], room: 16 },
  },
  {
    ...{ key: 'gallbladderPropria', name: '皱襞固有层', nameEn: 'Lamina propria of a fold' },
    text: '胆囊黏膜突起成皱襞，其中轴为富含血管的固有层。',
    ...{ lies: ['laminaPropria'], near: [8_086, 8_672], room: 40 },
  },
  {
    ...{
      key: 'pseudostratified',
      name: '假复层纤毛柱状上皮',
      nameEn: 'Pseudostratified ciliated epithelium',
    },
    text: '见于气管：细胞高矮不等，核位于不同高度，看似多层，但所有细胞的基底都附着在基膜上。',
    ...{ lies: ['pseudostratified'], near: [21_000, 7_900], room: 16 },
  },
  {
    ...{ key: 'cilia', name: '纤毛', nameEn: 'Cilia', lies: ['cilia'] },
    text: '柱状细胞游离面的细长突起，向咽部定向摆动，把黏液连同粘附的尘粒排出。',
    ...{ near: [20_980, 7_771], room: 5 },
  },
  {
    ...{ key: 'goblet', name: '杯状细胞', nameEn: 'Goblet cell', lies: ['goblet'] },
    text: '夹在纤毛细胞之间，顶部充满黏原颗粒，HE 染色浅淡，分泌的黏液铺在上皮表面。',
    ...{ near: [21_051, 7_810], room: 3 },
  },
  {
    ...{
      key: 'basementMembrane',
      name: '基膜',
      nameEn: 'Basement membrane',
      lies: ['basementMembrane'],
    },
    text: '气管上皮的基膜较厚，在光镜下为一条均质的粉红色带。',
    ...{ near: [20_988, 8_029], room: 3 },
  },
  {
    ...{ key: 'serousGland', name: '浆液性腺泡', nameEn: 'Serous acinus', lies: ['serousGland'] },
    text: '气管腺中的浆液性腺泡，细胞基底部嗜碱、顶部嗜酸，核圆。',
    ...{ near: [20_000, 9_400], room: 9 },
  },
  {
    ...{ key: 'mucousGland', name: '黏液性腺泡', nameEn: 'Mucous acinus', lies: ['mucousGland'] },
    text: '细胞质充满黏原颗粒而着色浅，核扁，贴近基底。',
    ...{ near: [20_000, 9_500], room: 16 },
  },
  {
    ...{
      key: 'basalLayer',
      name: '复层扁平上皮基底层',
      nameEn: 'Basal layer of stratified squamous epithelium',
    },
    text: '见于食管：一层矮柱状细胞，核染色深，排列紧密，能不断分裂以补充表层。',
    ...{ lies: ['basalLayer'], near: [34_886, 8_345], room: 9 },
  },
  {
    ...{ key: 'prickleLayer', name: '复层扁平上皮中间层', nameEn: 'Intermediate layer' },
    text: '数层多边形细胞，胞体较大，核圆而浅，细胞界限清楚。',
    ...{ lies: ['prickleLayer'], near: [35_000, 8_200], room: 40 },
  },
  {
    ...{ key: 'superficialLayer', name: '复层扁平上皮表层', nameEn: 'Superficial layer' },
    text: '数层扁平细胞，仍可见固缩的扁核，属于未角化的复层扁平上皮，这一点与表皮不同。',
    ...{ lies: ['superficialLayer'], near: [34_960, 7_313], room: 24 },
  },
  {
    ...{ key: 'umbrella', name: '盖细胞', nameEn: 'Umbrella cells', lies: ['umbrellaCells'] },
    text: '变移上皮表层的大细胞，一个可盖住数个中间层细胞，游离面胞质浓缩，可防止尿液侵蚀。',
    ...{ near: [48_000, 8_000], room: 16 },
  },
  {
    ...{
      key: 'transitional',
      name: '变移上皮',
      nameEn: 'Transitional epithelium',
      lies: ['transitional'],
    },
    text: '见于膀胱：收缩时细胞有五六层，扩张时只有两三层，细胞形状也随之改变。',
    ...{ near: [48_000, 8_300], room: 30 },
  },
];
