import { useEffect, useState } from 'react';
import type { HeardTime } from '../../keeping/AnswerKeeper';

/** Looked at more often than it changes, so that no second is shown late. */
const LOOK_MS = 200;
const SECOND_MS = 1000;

/**
 * How many seconds are left, the begun one included; null where nothing limits the time. What the
 * server said is counted on by a clock that nobody can set: the device's own may be wrong.
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
    // What was heard is counted from when it came: the same words are not heard anew.
  }, [heard?.endsAt, heard?.now]);
  return left;
}

/** Of two the one that the server said later. */
export const newerTime = (one: HeardTime | null, other: HeardTime | null): HeardTime | null => {
  if (!one || !other) return one ?? other;
  return other.now > one.now ? other : one;
};
