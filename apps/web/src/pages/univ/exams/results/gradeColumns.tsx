import { gradeStates } from '@cheese/domain/codes/exam/examReports';
import type { Grade } from '@cheese/domain/contract/exam/examReport';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { texts as common } from '@cheese/ui/management/texts';
import type { Column } from '@cheese/ui/table/DataTable';
import Button from '@mui/material/Button';
import { paths } from '../../../../paths';
import { rounded } from '../figureWords';
import { texts } from './texts';

const passed = ({ state, isPassed }: Grade) => {
  if (state === 'absent') return texts.none;
  if (isPassed === null) return texts.open;
  return isPassed ? texts.passed : texts.failed;
};

export const gradeColumns = (examId: number): readonly Column<Grade>[] => [
  { key: 'rank', label: texts.rank, align: 'end', cell: ({ rank }) => rank ?? texts.none },
  { key: 'number', label: texts.number, cell: ({ number }) => number ?? texts.none },
  { key: 'name', label: texts.name, cell: ({ name }) => name },
  { key: 'state', label: texts.state, cell: ({ state }) => gradeStates[state] },
  { key: 'score', label: texts.score, align: 'end', cell: ({ score }) => rounded(score) },
  { key: 'isPassed', label: texts.isPassed, cell: passed },
  { key: 'tries', label: texts.tries, align: 'end', cell: ({ tries }) => tries },
  {
    key: 'used',
    label: texts.used,
    align: 'end',
    cell: ({ usedS }) => (usedS === null ? texts.none : texts.minutes(usedS)),
  },
  {
    key: 'submittedAt',
    label: texts.submittedAt,
    minWidth: 150,
    cell: ({ submittedAt, isTimedOut, lateCount }) =>
      submittedAt === null
        ? texts.none
        : chinaMinute(submittedAt) +
          (isTimedOut ? texts.timedOut : '') +
          (lateCount > 0 ? texts.late(lateCount) : ''),
  },
  {
    key: 'see',
    label: common.operations,
    cell: ({ attemptId, name, state }) =>
      attemptId === null ? (
        // Hidden while marking is anonymous, because the paper would reveal its author.
        state === 'submitted' && (
          <Button
            size="small"
            color="inherit"
            href={paths.univ.exam('marking', { examId })}
            aria-label={texts.hiddenOf(name)}
          >
            {texts.hidden}
          </Button>
        )
      ) : (
        <Button
          size="small"
          href={paths.univ.attempt({ examId, attemptId })}
          aria-label={texts.seeOf(name)}
        >
          {texts.see}
        </Button>
      ),
  },
];
