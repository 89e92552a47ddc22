import { chinaDay } from '../time/chinaDay';

const HOUR_MS = 3_600_000;
/** Providers publish the bill of a day by ten o'clock on the next. */
const READY_MS = (24 + 10) * HOUR_MS;

/** The last day whose bill should be available by now. */
export const lastBillDay = (now: number): string => chinaDay(now - READY_MS);
