import { useEffect, useState } from 'react';
import type { HeardTime } from '../../keeping/AnswerAutosave';

/** Looked at more often than it changes, so that no second is shown late. */
const LOOK_MS = 200;
const SECOND_MS = 1000;

/**
 * Seconds left, rounded up; null without a limit. Counts on a monotonic clock from the server's
 * time, because the device clock may be wrong.
 */
export function useTimeLeft(heard: HeardTime | null, monotonic = () => performance.now()) {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (heard?.endsAt == null) {
      setLeft(null);
      return undefined;
    }
    const endsAt = monotonic() + (heard.endsAt - heard.now);
    const look = () => setLeft(Math.max(0, Math.ceil((endsAt - monotonic()) / SECOND_MS)));
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
    // The effect depends on the values, so an equal answer does not restart the countdown.
  }, [heard?.endsAt, heard?.now]);
  return left;
}

/** The one that the server sent later. */
export const newerTime = (one: HeardTime | null, other: HeardTime | null): HeardTime | null => {
  if (!one || !other) return one ?? other;
  return other.now > one.now ? other : one;
};
