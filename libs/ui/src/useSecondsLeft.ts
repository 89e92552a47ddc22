import { secondsLeft } from '@cheese/domain/rules/countdown';
import { useSyncExternalStore } from 'react';

/** Looked at more often than it changes, so that no second is shown late. */
const LOOK_MS = 200;

const everyLook = (look: () => void) => {
  const timer = setInterval(look, LOOK_MS);
  return () => clearInterval(timer);
};
const never = () => () => undefined;

/** How many seconds are left until `deadline`; the screen is drawn anew only when that changes. */
export function useSecondsLeft(deadline: number | null, clock: () => number = Date.now): number {
  const look = () => (deadline === null ? 0 : secondsLeft(deadline, clock()));
  return useSyncExternalStore(deadline === null ? never : everyLook, look, look);
}
