import type { GradedAttempt } from '@cheese/domain/contract/exam/examReport';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { FigureRow } from '@cheese/ui/management/FigureRow';
import Alert from '@mui/material/Alert';
import { spanText } from '../../../../features/answering/spanTexts';
import { rounded } from '../figureWords';
import { texts } from './texts';

/** Times and score of an attempt. */
export function AttemptFacts({ attempt }: { attempt: GradedAttempt }) {
  const { startedAt, submittedAt, isTimedOut, leftCount, withdrawnCount, late, paper } = attempt;
  const questions = paper.sections.flatMap((section) => section.questions);
  const gained = questions.reduce((sum, question) => sum + (question.gained ?? 0), 0);
  const waiting = questions.filter((question) => question.gained === null).length;
  const submitted = chinaMinute(submittedAt);
  return (
    <>
      <FigureRow
        label={texts.facts}
        figures={[
          { name: texts.score, value: texts.scoreOf(Number(rounded(gained, 2)), paper.totalScore) },
          { name: texts.startedAt, value: chinaMinute(startedAt) },
          { name: isTimedOut ? texts.timedOut : texts.submittedAt, value: submitted },
          ...(waiting > 0
            ? [{ name: texts.waiting, value: texts.answers(waiting), isWarning: true }]
            : []),
          ...(late ? [{ name: texts.late, value: texts.lateOf(late.count), isWarning: true }] : []),
          ...(withdrawnCount > 0
            ? [{ name: texts.withdrawn, value: texts.times(withdrawnCount) }]
            : []),
          ...(leftCount === null
            ? []
            : [{ name: texts.left, value: texts.times(leftCount), isWarning: leftCount > 0 }]),
        ]}
      />
      {late && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {texts.lateWhy(spanText(late.silentS), spanText(late.backS))}
        </Alert>
      )}
    </>
  );
}
