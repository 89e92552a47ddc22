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

/** The pictures of a slide, beside its tiles. */
export const slideImageKinds = { 1: '缩略图', 2: '标签图', 3: '宏观图', 4: '典型视野' } as const;
export type SlideImageKind = keyof typeof slideImageKinds;

export const slideFaults = {
  1: '图像模糊',
  2: '切片无法打开',
  3: '名称或介绍有误',
  4: '标注有误',
  5: '颜色异常',
  6: '其他问题',
} as const;
export type SlideFault = keyof typeof slideFaults;

export const slideReportStates = { 1: '待处理', 2: '已处理', 3: '未采纳' } as const;
export type SlideReportState = keyof typeof slideReportStates;

/** The disciplines that experiments belong to. */
export const experimentFields = {
  1: '生理学与机能实验',
  2: '医学微生物学',
  3: '临床检验',
  4: '诊断学',
} as const;
export type ExperimentField = keyof typeof experimentFields;

export const experimentSayings = { done: '完成', seen: '所见', warning: '注意' } as const;
