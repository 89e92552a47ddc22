import { type MemberState, memberStates } from '../people/memberStates';

/** The bulk acts on a school's roll. */
export const memberImportKinds = { roster: '名单导入', leaving: '批量离校' } as const;
export type MemberImportKind = keyof typeof memberImportKinds;

export const memberImportStates = {
  waiting: '待确认',
  saved: '已生效',
  undone: '已撤销',
} as const;
export type MemberImportState = keyof typeof memberImportStates;

/** What becomes of a row; `moved` changes the department or the class, and maybe more. */
export const memberVerdicts = {
  created: '新增',
  changed: '修改',
  moved: '调动',
  leaving: '离校',
  unchanged: '不变',
  faulty: '有错误',
} as const;
export type MemberVerdict = keyof typeof memberVerdicts;

/** The fields of a row, as columns and in changes. */
export const memberFields = {
  name: '姓名',
  number: '学号/工号',
  role: '角色',
  department: '院系',
  major: '专业',
  year: '年级',
  className: '行政班',
  gender: '性别',
  phone: '手机号',
  birthMonth: '出生年月',
  guardianName: '监护人姓名',
  guardianPhone: '监护人电话',
  consent: '监护人同意',
  state: '状态',
} as const;
export type MemberField = keyof typeof memberFields;

const { 3: graduated, 4: transferred, 5: suspended } = memberStates;
/** The states that a bulk act may bring about. */
export const leavingStates = { 3: graduated, 4: transferred, 5: suspended } as const;
export type LeavingState = keyof typeof leavingStates & MemberState;

export const memberImportLimits = {
  rows: 20_000,
  columns: 100,
  undoHours: 24,
  previewHours: 24,
  name: 30,
  number: 32,
  structureName: 50,
} as const;
