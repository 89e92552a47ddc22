import { examStates } from '@cheese/domain/codes/exam/exams';
import type { Exam } from '@cheese/domain/contract/exam/exam';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { Line } from '@cheese/ui/list/Lines';
import { paths } from '../../paths';
import { texts } from './texts';

const colours = {
  upcoming: 'default',
  open: 'success',
  answering: 'warning',
  submitted: 'default',
  missed: 'default',
} as const;

const MINUTE_S = 60;

export function ExamLine({ exam }: { exam: Exam }) {
  const { id, title, state, startsAt, endsAt, durationS, questionCount, totalScore } = exam;
  const { course, library } = exam;
  const isUnderWay = state === 'open' || state === 'answering';
  const word = isUnderWay || state === 'upcoming' ? texts.openExam[state] : texts.openExam.over;
  return (
    <Line>
      <div className="words">
        <b>{title}</b>{' '}
        <Chip size="small" variant="outlined" color={colours[state]} label={examStates[state]} />
        <small>
          <span>{texts.span(chinaMinute(startsAt), chinaMinute(endsAt))}</span>
          <span>{texts.facts(questionCount, totalScore, Math.ceil(durationS / MINUTE_S))}</span>
          {(course ?? library) && <span>{(course ?? library)?.name}</span>}
        </small>
      </div>
      <Button
        size="small"
        variant={isUnderWay ? 'contained' : 'outlined'}
        href={paths.examination({ examId: id })}
        aria-label={texts.openExamOf(word, title)}
      >
        {word}
      </Button>
    </Line>
  );
}
