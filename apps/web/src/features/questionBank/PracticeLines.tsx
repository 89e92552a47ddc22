import { practiceSources } from '@cheese/domain/codes/exam/practices';
import { practiceStateCodes, practiceStates } from '@cheese/domain/codes/exam/exams';
import type { Practice } from '@cheese/domain/contract/exam/practice';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import Button from '@mui/material/Button';
import { paths } from '../../paths';
import { Line, Lines } from '@cheese/ui/list/Lines';
import { texts } from './texts';

/** Links to continue an open practice, or to the result of a finished one. */
export function PracticeLines({ practices }: { practices: readonly Practice[] }) {
  return (
    <Lines>
      {practices.map((practice) => (
        <PracticeLine key={practice.id} practice={practice} />
      ))}
    </Lines>
  );
}

function PracticeLine({ practice }: { practice: Practice }) {
  const { id, title, source, state, answeredCount, questionCount, startedAt } = practice;
  const isOpen = state === practiceStateCodes.underWay;
  return (
    <Line>
      <div className="words">
        <b>{title}</b>
        <small>
          <span>{practiceSources[source]}</span>
          <span>{texts.answered(answeredCount, questionCount)}</span>
          <span>{practiceStates[state]}</span>
          <RelativeTime at={startedAt} />
        </small>
      </div>
      <Button
        size="small"
        variant={isOpen ? 'outlined' : 'text'}
        href={paths.practice({ practiceId: id })}
        aria-label={isOpen ? texts.goOnWith(title) : texts.resultOf(title)}
      >
        {isOpen ? texts.goOn : texts.seeResult}
      </Button>
    </Line>
  );
}
