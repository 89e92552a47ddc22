/** What a school has that is counted before it is merged, by the table that keeps it. */
export const mergedThings = {
  membership: '人员',
  department: '院系与专业',
  school_class: '行政班',
  term: '学期',
  teaching_class: '教学班',
  school_role: '自定义角色',
  licence: '授权',
  school_notice: '学校通知',
  member_import: '名单导入记录',
  course: '课程',
  question_bank: '题库',
  paper: '试卷',
  exam: '考试',
  slide_tray: '切片夹',
  anatomy: '人体结构',
  drill: '急救演练',
  patient_case: '病例',
  made_simulation: '虚拟仿真',
  virtual_system: '自有仿真系统',
  media: '上传的文件',
  certificate: '证书',
} as const;
export type MergedThing = keyof typeof mergedThings;

/** What gets another name, because both schools have one of that name which is not the same. */
export const renamedThings = {
  department: '院系与专业',
  school_class: '行政班',
  term: '学期',
  teaching_class: '教学班',
  school_role: '自定义角色',
  question_bank: '题库',
} as const;
export type RenamedThing = keyof typeof renamedThings;

/** What is one and the same for two different people, so that the schools cannot be merged. */
export const clashKinds = { number: '学号/工号', account: '登录账号' } as const;
export type ClashKind = keyof typeof clashKinds;

/** So many rows are shown; all of them stand in the workbook. */
export const mergeLimits = { rows: 20 } as const;
