export const bankShelves = {
  school: '本校题库',
  platform: '平台题库',
  archived: '已归档',
} as const;
export type BankShelf = keyof typeof bankShelves;

export const bankLimits = {
  name: 50,
  summary: 500,
  chapterName: 60,
  chapters: 300,
  /** The maximum depth of nested chapters. */
  depth: 5,
  /** Questions that one bulk change may affect. */
  batch: 500,
  questionsTogether: 20,
  tag: 30,
  tags: 20,
  places: 5,
  /** Minutes during which a change can be undone. */
  undoMinutes: 60,
} as const;

/** Bulk changes of questions, all of which can be undone. */
export const questionChanges = {
  move: '移动',
  words: '修改',
  remove: '删除',
  copy: '复制',
  chapter: '删除章节',
} as const;
export type QuestionChangeKind = keyof typeof questionChanges;
