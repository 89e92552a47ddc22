import { relativeTime } from '@cheese/domain/rules/relativeTime';
import { useNow } from './useNow';

const two = (value: number) => String(value).padStart(2, '0');

/** 2025-06-01 09:05:00, in the reader's own time zone. */
const exactTime = (at: Date) => {
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  const time = [at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':');
  return `${day} ${time}`;
};

interface RelativeTimeProps {
  /** Milliseconds, or a date as the server writes it. */
  at: number | string;
}

/** How long ago, with the exact time on hover. Shows nothing where the time is no time. */
export function RelativeTime({ at }: RelativeTimeProps) {
  const now = useNow();
  const then = new Date(at);
  if (Number.isNaN(then.getTime())) return null;

  return (
    // A prerendered page was written earlier and elsewhere: its words may differ by then.
    <time dateTime={then.toISOString()} title={exactTime(then)} suppressHydrationWarning>
      {relativeTime(then.getTime(), now)}
    </time>
  );
}
