import type { QuizResult } from '@cheese/domain/contract/emergency/shapes/quizShapes';
import { clockText } from '@cheese/domain/rules/time/clockText';
import { styled } from '@mui/material/styles';
import { texts } from './texts';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: 16,
  margin: 0,
  padding: 24,
  backgroundColor: theme.palette.surface,
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: 8,
  textAlign: 'center',
  '& dt': { color: theme.palette.text.third },
  '& dd': { ...theme.typography.h2, margin: 0 },
  '& .score dd': { ...theme.typography.h1, color: theme.palette.accent.text },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(2, 1fr)', padding: 16 },
}));

export function ScoreCard({ result }: { result: QuizResult }) {
  const { score, correct, total, startedAt, submittedAt } = result;
  const facts = [
    [texts.correct, texts.questions(correct)],
    [texts.wrong, texts.questions(total - correct)],
    [texts.time, clockText((submittedAt - startedAt) / 1000)],
  ];
  return (
    <Facts>
      <div className="score">
        <dt>{texts.score}</dt>
        <dd>{score}</dd>
      </div>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}
