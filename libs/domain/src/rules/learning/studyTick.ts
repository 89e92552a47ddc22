import { studyLimits } from '../../codes/base/limits';

export interface StudyTick {
  ticks: number;
  /** Whether the end of a stretch of study is to be reported now. */
  isDue: boolean;
}

/** One more second of study: every thirtieth is reported, and counting begins anew. */
export const studyTick = (ticks: number): StudyTick =>
  ticks + 1 >= studyLimits.ticksPerReport
    ? { ticks: 0, isDue: true }
    : { ticks: ticks + 1, isDue: false };
