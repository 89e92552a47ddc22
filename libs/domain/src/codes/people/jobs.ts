/** The kinds of background jobs, as platform administrators see them. */
export const jobKinds = {
  makeFilm: '视频转码',
  makeDocument: '文档转换',
  makeSlide: '切片处理',
  makeModel: '三维模型处理',
  convertDocument: '急救资源文档转换',
  readQuestionImport: '试题导入',
  importCourse: '课程导入',
} as const;
export type JobKindShown = keyof typeof jobKinds;

export const jobStates = {
  waiting: '等待中',
  working: '进行中',
  done: '已完成',
  failed: '失败',
  cancelled: '已终止',
} as const;
export type JobStateShown = keyof typeof jobStates;
