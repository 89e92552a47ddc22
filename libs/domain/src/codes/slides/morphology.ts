/** The disciplines of the morphology experiment centre. */
export const morphologyFields = {
  1: '组织学与胚胎学',
  2: '病理学',
  3: '医学微生物学',
  4: '人体寄生虫学',
  5: '血液学检验',
  6: '系统解剖学',
} as const;
export type MorphologyField = keyof typeof morphologyFields;
export const morphologyFieldCodes = {
  histology: 1,
  pathology: 2,
  microbiology: 3,
  parasitology: 4,
  haematology: 5,
  anatomy: 6,
} as const satisfies Record<string, MorphologyField>;

export const slideStains = {
  1: 'HE染色',
  2: '特殊染色',
  3: '免疫组织化学染色',
  4: '免疫荧光染色',
  5: '瑞氏-吉姆萨染色',
  6: '革兰染色',
  7: '未染色',
} as const;
export type SlideStain = keyof typeof slideStains;
export const slideStainCodes = {
  he: 1,
  special: 2,
  immunohistochemistry: 3,
  immunofluorescence: 4,
  wrightGiemsa: 5,
  gram: 6,
  unstained: 7,
} as const satisfies Record<string, SlideStain>;

/** The pictures of a slide, beside its tiles. */
export const slideImageKinds = { 1: '缩略图', 2: '标签图', 3: '宏观图', 4: '典型视野' } as const;
export type SlideImageKind = keyof typeof slideImageKinds;
export const slideImageKindCodes = {
  thumbnail: 1,
  label: 2,
  macro: 3,
  typicalView: 4,
} as const satisfies Record<string, SlideImageKind>;

export const slideFaults = {
  1: '图像模糊',
  2: '切片无法打开',
  3: '名称或介绍有误',
  4: '标注有误',
  5: '颜色异常',
  6: '其他问题',
} as const;
export type SlideFault = keyof typeof slideFaults;
export const slideFaultCodes = {
  blurred: 1,
  notOpening: 2,
  wrongWords: 3,
  wrongAnnotation: 4,
  wrongColours: 5,
  other: 6,
} as const satisfies Record<string, SlideFault>;

export const slideReportStates = { 1: '待处理', 2: '已处理', 3: '未采纳' } as const;
export type SlideReportState = keyof typeof slideReportStates;
export const slideReportStateCodes = {
  open: 1,
  accepted: 2,
  declined: 3,
} as const satisfies Record<string, SlideReportState>;

/** The disciplines that experiments belong to. */
export const experimentFields = {
  1: '生理学与机能实验',
  2: '医学微生物学',
  3: '临床检验',
  4: '诊断学',
} as const;
export type ExperimentField = keyof typeof experimentFields;
export const experimentFieldCodes = {
  physiology: 1,
  microbiology: 2,
  laboratory: 3,
  diagnostics: 4,
} as const satisfies Record<string, ExperimentField>;

export const experimentSayings = { done: '完成', seen: '所见', warning: '注意' } as const;
