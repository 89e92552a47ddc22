import { coursewareTypeCodes } from './coursewareTypes';

/** The page that opens for each kind of content used in a course. */
export const thingPages = {
  experiment: '互动实验',
  simulation: '虚拟仿真',
  specimen: '数字标本',
  library: '切片库',
  model: '三维模型',
  drill: '急救演练',
  patient: '虚拟病人',
  exam: '考试',
} as const;
export type ThingPage = keyof typeof thingPages;

/** The item types that consist of such content. */
export const namingTypes = [
  coursewareTypeCodes.experiment,
  coursewareTypeCodes.specimen,
  coursewareTypeCodes.model,
  coursewareTypeCodes.drill,
  coursewareTypeCodes.patient,
  coursewareTypeCodes.exam,
] as const;
export type NamingType = (typeof namingTypes)[number];
