import { questionTypes } from './questionTypes';

export const questionImportStates = {
  reading: '正在读取',
  waiting: '等待确认',
  saved: '已导入',
  undone: '已撤销',
  failed: '未能读取',
} as const;
export type QuestionImportState = keyof typeof questionImportStates;

export const questionImportFilters = {
  all: '全部',
  faulty: '有问题',
  duplicate: '重复',
  left: '不导入',
} as const;
export type QuestionImportFilter = keyof typeof questionImportFilters;

/** An explicit decision; without one, valid new questions are imported. */
export const questionImportChoices = { take: '导入', leave: '不导入' } as const;
export type QuestionImportChoice = keyof typeof questionImportChoices;

/** The ways to fix one fault in all questions that have it. */
export const questionMends = {
  accept: '按识别出的题型导入',
  type: '统一改题型',
  options: '删去空的选项',
  empty: '清空这一项',
} as const;
export type QuestionMend = keyof typeof questionMends;

/**
 * The fixes offered for each field; a field not listed can only be corrected by hand or left out.
 */
export const mendsOfField: Readonly<Partial<Record<string, readonly QuestionMend[]>>> = {
  type: ['accept', 'type'],
  options: ['options', 'type'],
  key: ['type'],
  tags: ['empty'],
  source: ['empty'],
  group: ['empty'],
  context: ['empty'],
  analysis: ['empty'],
};

/** The types that a wrongly recognised question can be changed to. */
export const mendableTypes = {
  1: questionTypes[1],
  2: questionTypes[2],
  3: questionTypes[3],
  4: questionTypes[4],
  5: questionTypes[5],
  6: questionTypes[6],
} as const;

export const questionExportFormats = {
  xlsx: 'Excel 表格（xlsx）',
  docx: 'Word 文档（含答案）',
  docxWithoutKey: 'Word 文档（不含答案）',
  gift: 'GIFT 文本',
  moodle: 'Moodle XML',
  qti: 'QTI 2.1 题包',
} as const;
export type QuestionExportFormat = keyof typeof questionExportFormats;

/** The meanings of a spreadsheet column, in the order in which they are offered. */
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
  /** Questions exported at once. */
  exported: 20_000,
  chosen: 500,
} as const;
