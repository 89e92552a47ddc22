import { setImmediate } from 'node:timers/promises';
import type { Clock } from '../ports/clock';

/** The moment at which every test begins. */
const NOW = new Date('2026-11-20T10:00:00+08:00');

export interface TestClock extends Clock {
  time: Date;
  pass(seconds: number): void;
  /** From now on it is later at each look, as it is out there: until the test ends. */
  goOn(): void;
  begin(): void;
}

/** Stands still until it is advanced; waiting advances it at once. */
export function testClock(): TestClock {
  let stepS = 0;
  const clock: TestClock = {
    time: NOW,
    now() {
      if (stepS > 0) clock.pass(stepS);
      return clock.time;
    },
    pass: (seconds) => void (clock.time = new Date(clock.time.getTime() + seconds * 1000)),
    goOn: () => void (stepS = 0.001),
    begin() {
      clock.time = NOW;
      stepS = 0;
    },
    async pause(ms) {
      clock.pass(ms / 1000);
      await setImmediate();
    },
  };
  return clock;
}
