import { useGetDailyQuestionCalendarQuery } from '@cheese/api-client/exam/dailyQuestion';
import type { DailyCalendar } from '@cheese/domain/contract/exam/dailyQuestion';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import { Answered } from '@cheese/ui/feedback/Answered';
import { Skeleton } from '@cheese/ui/feedback/Skeleton';
import { Section } from '@cheese/ui/frame/Section';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import { AppLink } from '@cheese/ui/links/AppLink';
import { useState } from 'react';
import { paths } from '../../../paths';
import { CalendarGrid } from './CalendarGrid';
import { monthAround } from './saidDay';
import { texts } from './texts';

interface CalendarProps {
  libraryId: number;
  day: string | undefined;
  /** Month in the address. */
  asked: string | undefined;
}

/** A month with the result of each day, and the number of days in a row. */
export function Calendar({ libraryId, day, asked }: CalendarProps) {
  const [today] = useState(() => chinaDay(Date.now()));
  const month = asked ?? (day ?? today).slice(0, 7);
  const query = useGetDailyQuestionCalendarQuery({ libraryId, month });
  const turn = (step: number) =>
    paths.dayQuestion({ libraryId, day, month: monthAround(month, step) });
  const [year = '', number = ''] = month.split('-');
  return (
    <Section
      title={texts.calendar}
      action={
        <nav aria-label={texts.monthOf(year, number)}>
          <IconButton component={AppLink} size="small" aria-label={texts.before} href={turn(-1)}>
            <ChevronLeft />
          </IconButton>
          {texts.monthOf(year, number)}
          {month < today.slice(0, 7) && (
            <IconButton component={AppLink} size="small" aria-label={texts.after} href={turn(1)}>
              <ChevronRight />
            </IconButton>
          )}
        </nav>
      }
    >
      <Answered
        query={query}
        what={texts.calendar}
        skeleton={<Skeleton variant="rounded" height={240} />}
      >
        {(calendar) => <Month libraryId={libraryId} calendar={calendar} shown={day ?? today} />}
      </Answered>
    </Section>
  );
}

interface MonthProps {
  libraryId: number;
  calendar: DailyCalendar;
  shown: string;
}

const Month = ({ libraryId, calendar, shown }: MonthProps) => (
  <>
    <p>{calendar.streakDays > 0 ? texts.streak(calendar.streakDays) : texts.noStreak}</p>
    <CalendarGrid
      month={calendar.month}
      days={calendar.days}
      shown={shown}
      hrefOf={(day) => paths.dayQuestion({ libraryId, day })}
    />
  </>
);
