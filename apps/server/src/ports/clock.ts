import { setTimeout as pause } from 'node:timers/promises';

/** The time, handed in, so that a test can say what time it is and need not wait for it to pass. */
export interface Clock {
  now(): Date;
  pause(ms: number): Promise<void>;
}

export const systemClock: Clock = { now: () => new Date(), pause: (ms) => pause(ms) };
