/** Whose banks a teacher looks at. */
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
  /** How deep chapters stand in chapters. */
  depth: 5,
  /** How many questions one step may concern. */
  batch: 500,
  questionsTogether: 20,
  tag: 30,
  tags: 20,
  places: 5,
  /** For how long a step can be taken back. */
  undoMinutes: 60,
} as const;

/** What can be done to many questions at once, and taken back. */
export const questionChanges = {
  move: '移动',
  words: '修改',
  remove: '删除',
  copy: '复制',
  chapter: '删除章节',
} as const;
export type QuestionChangeKind = keyof typeof questionChanges;
