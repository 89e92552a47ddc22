import type { ExamDescription } from '@cheese/domain/contract/exam/exam';
import { partialRules } from '@cheese/domain/questions/kind';
import { SafeHtml } from '@cheese/ui/article/SafeHtml';
import { styled } from '@mui/material/styles';
import { spanText } from '../../../features/answering/spanTexts';
import { texts } from './texts';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '8px 24px',
  margin: '0 0 16px',
  '& dt': { color: theme.palette.text.third },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

export function ExamFacts({ exam }: { exam: ExamDescription }) {
  const { startsAt, endsAt, durationS, questionCount, totalScore, passScore, graceS } = exam;
  const facts = [
    [texts.window, texts.between(startsAt, endsAt)],
    [texts.duration, spanText(durationS)],
    [texts.count, texts.questions(questionCount)],
    [texts.score, texts.scores(totalScore, passScore)],
    [texts.tries, texts.triesLeft(exam.attemptsLeft, exam.attempts)],
    [texts.rule, partialRules[exam.rule]],
    [texts.grace, graceS > 0 ? texts.graceOf(spanText(graceS)) : texts.noGrace],
  ];
  return (
    <>
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      {exam.isOneDevice && <p>{texts.oneDevice}</p>}
      {exam.logsLeaving && <p>{texts.leaving}</p>}
      <SafeHtml html={exam.html} />
    </>
  );
}
