export const patientEnds = {
  handedOver: '已交接',
  died: '患者死亡',
  timeOver: '时间已到',
  closed: '已结束诊治',
} as const;

/** The speaker of a line. */
export const patientSayings = {
  patient: '患者',
  seen: '所见',
  result: '结果',
  event: '病情变化',
  done: '完成',
  hint: '提示',
} as const;

export const patientTopics = {
  present: '现病史',
  symptoms: '伴随症状',
  past: '既往史',
  medicine: '用药与过敏',
  personal: '个人史',
  women: '月经与婚育史',
  family: '家族史',
  child: '出生与喂养史',
  care: '诊治经过',
} as const;
export type PatientTopic = keyof typeof patientTopics;

/** The criteria of a rubric. */
export const patientMarks = {
  history: '问诊完整',
  examination: '体格检查完整',
  tests: '辅助检查完整',
  order: '先后次序',
  treatment: '处理与时间窗',
  efficiency: '效率',
  safety: '安全',
  reasoning: '诊断推理',
} as const;
export type PatientMarkKey = keyof typeof patientMarks;

export const patientSexes = { male: '男', female: '女' } as const;

export const patientLevels = { 1: '入门', 2: '进阶', 3: '挑战' } as const;
export type PatientLevel = keyof typeof patientLevels;
export const patientLevelCodes = {
  beginner: 1,
  advanced: 2,
  challenging: 3,
} as const satisfies Record<string, PatientLevel>;
