import { studyLimits } from '../../codes/base/limits';

export interface StudyTick {
  ticks: number;
  /** The end of the study period must be reported now. */
  isDue: boolean;
}

/** One more second of study: every thirtieth is reported, and the counter restarts. */
export const studyTick = (ticks: number): StudyTick =>
  ticks + 1 >= studyLimits.ticksPerReport
    ? { ticks: 0, isDue: true }
    : { ticks: ticks + 1, isDue: false };
