import type { Sign } from './sign';

export const skinSigns: readonly Sign[] = [
  {
    ...{ key: 'hornyLayer', name: '角质层', nameEn: 'Stratum corneum', lies: ['hornyLayer'] },
    text: '表皮最外层，由多层扁平无核的角质细胞组成，呈均质粉红色，有保护和防止水分丢失的作用。',
    ...{ near: [17_987, 5_265], room: 10 },
  },
  {
    ...{
      key: 'granularLayer',
      name: '颗粒层',
      nameEn: 'Stratum granulosum',
      lies: ['granularLayer'],
    },
    text: '两三层扁平细胞，胞质内有嗜碱性的透明角质颗粒，因此着色深。',
    ...{ near: [17_969, 5_304], room: 4 },
  },
  {
    ...{ key: 'prickleLayer', name: '棘层', nameEn: 'Stratum spinosum', lies: ['prickleLayer'] },
    text: '数层多边形细胞，细胞间有大量桥粒相连，制片收缩后呈棘状突起。',
    ...{ near: [18_127, 5_717], room: 40 },
  },
  {
    ...{ key: 'basalLayer', name: '基底层', nameEn: 'Stratum basale', lies: ['basalLayer'] },
    text: '一层附着于基膜的矮柱状细胞，胞质嗜碱性强，核排列紧密，能分裂增殖，其间有黑素细胞。',
    ...{ near: [18_165, 5_925], room: 4 },
  },
  {
    ...{
      key: 'papillaryLayer',
      name: '真皮乳头层',
      nameEn: 'Papillary dermis',
      lies: ['papillaryLayer'],
    },
    text: '真皮浅层的疏松结缔组织，突入表皮底部形成乳头，内有毛细血管袢和触觉小体。',
    ...{ near: [17_986, 6_292], room: 40 },
  },
  {
    ...{
      key: 'reticularLayer',
      name: '真皮网织层',
      nameEn: 'Reticular dermis',
      lies: ['reticularLayer'],
    },
    text: '真皮深层的致密结缔组织，粗大的胶原纤维束交织成网，使皮肤坚韧而有弹性。',
    ...{ near: [18_000, 9_500], room: 160 },
  },
  {
    ...{
      key: 'sweatGland',
      name: '汗腺分泌部',
      nameEn: 'Secretory part of a sweat gland',
      lies: ['sweatGland'],
    },
    text: '盘曲成团，切面上为成群的小圆管，管壁由单层立方或矮柱状细胞围成，外有肌上皮细胞。',
    ...{ near: [16_956, 9_588], room: 6 },
  },
  {
    ...{
      key: 'glandLumen',
      name: '汗腺腔',
      nameEn: 'Lumen of a sweat gland',
      lies: ['glandLumen'],
    },
    text: '分泌部的管腔较小，汗液由此经导管排到皮肤表面。',
    ...{ near: [16_955, 9_555], room: 3 },
  },
  {
    ...{ key: 'fat', name: '皮下组织', nameEn: 'Subcutaneous fat', lies: ['fat'] },
    text: '由疏松结缔组织和脂肪组织组成，脂肪细胞内的脂滴已被溶去而呈空泡状。',
    ...{ near: [18_000, 19_500], room: 160 },
  },
];
