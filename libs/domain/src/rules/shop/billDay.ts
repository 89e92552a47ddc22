import { chinaDay } from '../time/chinaDay';

const HOUR_MS = 3_600_000;
/** Providers have the bill of a day ready by ten o'clock of the next. */
const READY_MS = (24 + 10) * HOUR_MS;

/** The last day whose bill should be there by now. */
export const lastBillDay = (now: number): string => chinaDay(now - READY_MS);
