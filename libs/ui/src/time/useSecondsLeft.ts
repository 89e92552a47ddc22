import { secondsLeft } from '@cheese/domain/rules/time/countdown';
import { useEffect, useState } from 'react';

/** Polled several times a second, so that no second is shown late. */
const LOOK_MS = 200;

/**
 * Seconds until `deadline`; renders only when the number changes. State rather than an external
 * store, because a store that changes during a concurrent render forces another, synchronous one.
 */
export function useSecondsLeft(deadline: number | null, clock: () => number = Date.now): number {
  const look = () => (deadline === null ? 0 : secondsLeft(deadline, clock()));
  const [left, setLeft] = useState(look);
  const [counted, setCounted] = useState(deadline);
  if (counted !== deadline) {
    setCounted(deadline);
    setLeft(look());
  }

  useEffect(() => {
    if (deadline === null) return undefined;
    const timer = setInterval(() => setLeft(secondsLeft(deadline, clock())), LOOK_MS);
    return () => clearInterval(timer);
  }, [deadline, clock]);

  return left;
}
