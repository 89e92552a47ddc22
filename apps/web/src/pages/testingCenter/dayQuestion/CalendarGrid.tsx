import type { DailyCalendar } from '@cheese/domain/contract/exam/dailyQuestion';
import { AppLink } from '@cheese/ui/links/AppLink';
import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import Remove from '@mui/icons-material/Remove';
import { styled } from '@mui/material/styles';
import { weeksOf } from './saidDay';
import { texts } from './texts';

const Table = styled('table')(({ theme: { palette, typography } }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 2,
  textAlign: 'center',
  '& th': { ...typography.caption, fontWeight: 400, color: palette.text.third },
  '& td': { padding: 0 },
  '& td > *': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    height: 44,
    borderRadius: 4,
    color: palette.text.third,
    textDecoration: 'none',
  },
  '& a': { color: palette.text.primary, backgroundColor: palette.ground },
  '& a:hover': { backgroundColor: palette.accent.wash },
  '& svg': { width: 14, height: 14 },
  '& .correct svg': { color: palette.success.main },
  '& .partial svg': { color: palette.warning.main },
  '& .wrong svg': { color: palette.error.main },
  '& [aria-current]': { outline: `2px solid ${palette.accent.main}`, fontWeight: 600 },
}));

const marks = { correct: Check, partial: Remove, wrong: Close };

interface CalendarGridProps {
  month: string;
  days: DailyCalendar['days'];
  shown: string;
  hrefOf: (day: string) => string;
}

/** The month as a table; days with a question are links. */
export function CalendarGrid({ month, days, shown, hrefOf }: CalendarGridProps) {
  const verdicts = new Map(days.map(({ day, verdict }) => [day, verdict ?? 'none'] as const));
  const cell = (day: string) => {
    const verdict = verdicts.get(day);
    const number = Number(day.slice(-2));
    if (verdict === undefined) return <span>{number}</span>;
    const Mark = verdict === 'none' ? null : marks[verdict];
    return (
      <AppLink
        href={hrefOf(day)}
        className={verdict}
        aria-label={texts.dayIs(day, texts.verdicts[verdict])}
        preventScrollReset
        {...(day === shown && { 'aria-current': 'date' as const })}
      >
        {number}
        {Mark && <Mark aria-hidden />}
      </AppLink>
    );
  };
  return (
    <Table>
      <thead>
        <tr>
          {texts.weekdays.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, at) => (
              <td key={day ?? at}>{day && cell(day)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
