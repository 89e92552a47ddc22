import dayjs from 'dayjs';
import { relativeTime } from '@cheese/domain/rules/time/relativeTime';
import { useNow } from './useNow';

interface RelativeTimeProps {
  /** Milliseconds, or a date string from the server. */
  at: number | string;
}

/** Shows the exact time on hover, and nothing for an invalid time. */
export function RelativeTime({ at }: RelativeTimeProps) {
  const now = useNow();
  const then = new Date(at);
  if (Number.isNaN(then.getTime())) return null;

  return (
    // A prerendered page has an older text, so a hydration mismatch is expected.
    <time
      dateTime={then.toISOString()}
      title={dayjs(then).format('YYYY-MM-DD HH:mm:ss')}
      suppressHydrationWarning
    >
      {relativeTime(then.getTime(), now)}
    </time>
  );
}
