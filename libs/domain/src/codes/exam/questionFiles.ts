/** Where an import stands. */
export const questionImportStates = {
  reading: '正在读取',
  waiting: '等待确认',
  saved: '已导入',
  undone: '已撤销',
  failed: '未能读取',
} as const;
export type QuestionImportState = keyof typeof questionImportStates;

/** Which questions of an import are looked at. */
export const questionImportFilters = {
  all: '全部',
  faulty: '有问题',
  duplicate: '重复',
  left: '不导入',
} as const;
export type QuestionImportFilter = keyof typeof questionImportFilters;

/** What somebody has decided about a question: otherwise what is right and new is taken. */
export const questionImportChoices = { take: '导入', leave: '不导入' } as const;
export type QuestionImportChoice = keyof typeof questionImportChoices;

/** As which file questions go out. */
export const questionExportFormats = {
  xlsx: 'Excel 表格（xlsx）',
  docx: 'Word 文档（含答案）',
  docxWithoutKey: 'Word 文档（不含答案）',
  gift: 'GIFT 文本',
  moodle: 'Moodle XML',
  qti: 'QTI 2.1 题包',
} as const;
export type QuestionExportFormat = keyof typeof questionExportFormats;

/** What columns of a sheet may hold, in the order in which somebody looks for them. */
export const questionColumns = {
  type: '题型',
  chapter: '章节',
  section: '小节',
  group: '题组',
  context: '共用题干',
  stem: '题干',
  options: '全部选项',
  ...Object.fromEntries([...'ABCDEFGHIJ'].map((letter) => [`option:${letter}`, `选项${letter}`])),
  prompts: '匹配项',
  key: '答案',
  analysis: '解析',
  difficulty: '难度',
  tags: '标签',
  source: '来源',
} as Readonly<Record<string, string>>;

export const questionImportLimits = {
  /** How many of a bank go out at once. */
  exported: 20_000,
  chosen: 500,
} as const;
