import type { Sign } from './sign';

export const gutSigns: readonly Sign[] = [
  {
    ...{ key: 'villus', name: '绒毛固有层', nameEn: 'Core of a villus', lies: ['laminaPropria'] },
    text: '绒毛是上皮和固有层共同突入肠腔形成的指状结构，中轴为富含淋巴细胞和浆细胞的固有层。',
    ...{ near: [26_964, 8_194], room: 26 },
  },
  {
    ...{ key: 'enterocyte', name: '吸收细胞', nameEn: 'Enterocyte', lies: ['enterocyte'] },
    text: '高柱状细胞，核椭圆形，位于基底部；游离面的微绒毛构成纹状缘，扩大了吸收面积。',
    ...{ near: [27_045, 7_979], room: 14 },
  },
  {
    ...{ key: 'goblet', name: '杯状细胞', nameEn: 'Goblet cell', lies: ['goblet'] },
    text: '散在于吸收细胞之间，顶部充满黏原颗粒而呈空泡状，核被挤向狭窄的基底部，分泌的黏液有润滑和保护作用。',
    ...{ near: [27_187, 8_057], room: 5 },
  },
  {
    ...{ key: 'lacteal', name: '中央乳糜管', nameEn: 'Central lacteal', lies: ['lacteal'] },
    text: '绒毛中轴内纵行的毛细淋巴管，管腔较大，壁薄，腔内一般没有红细胞，运送吸收的脂肪。',
    ...{ near: [26_909, 7_585], room: 8 },
  },
  {
    ...{ key: 'crypt', name: '小肠腺', nameEn: 'Intestinal crypt', lies: ['crypt'] },
    text: '上皮向固有层内下陷形成的管状腺，又称肠隐窝，开口于绒毛之间，其中的干细胞不断更新绒毛上皮。',
    ...{ near: [27_401, 10_291], room: 9 },
  },
  {
    ...{ key: 'paneth', name: '潘氏细胞', nameEn: 'Paneth cell', lies: ['panethCell'] },
    text: '三五成群位于小肠腺底部，锥体形，顶部胞质含粗大的嗜酸性颗粒，能分泌溶菌酶和防御素。',
    ...{ near: [27_604, 10_376], room: 8 },
  },
  {
    ...{ key: 'muscularisMucosae', name: '黏膜肌层', nameEn: 'Muscularis mucosae' },
    text: '由内环、外纵两薄层平滑肌组成，是黏膜与黏膜下层的分界。',
    ...{ lies: ['muscularisMucosae'], near: [33_437, 15_004], room: 26 },
  },
  {
    ...{ key: 'submucosa', name: '黏膜下层', nameEn: 'Submucosa', lies: ['submucosa'] },
    text: '疏松结缔组织，含较大的血管和淋巴管；它与黏膜一起向肠腔突起，形成环行皱襞。',
    ...{ near: [27_200, 13_600], room: 140 },
  },
  {
    ...{ key: 'circularMuscle', name: '内环肌', nameEn: 'Inner circular muscle' },
    text: '肌层的内层，此切面上平滑肌纤维呈纵切，细胞核呈长杆状，与外层肌纤维的走向互相垂直。',
    ...{ lies: ['circularMuscle'], near: [26_000, 19_000], room: 200 },
  },
  {
    ...{ key: 'longitudinalMuscle', name: '外纵肌', nameEn: 'Outer longitudinal muscle' },
    text: '肌层的外层，此切面上平滑肌纤维呈横切，为大小不等的圆形或多边形断面，只有部分断面可见核。',
    ...{ lies: ['longitudinalMuscle'], near: [26_000, 21_000], room: 24 },
  },
  {
    ...{ key: 'ganglion', name: '肌间神经丛', nameEn: 'Myenteric plexus' },
    text: '位于内环肌与外纵肌之间，可见胞体大、核大而圆、核仁明显的神经元，支配肠的运动。',
    ...{ lies: ['ganglionCell', 'ganglion'], near: [26_500, 20_300], room: 14 },
  },
];
