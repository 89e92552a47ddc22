import type { QuizSummary } from '@cheese/domain/contract/emergency/shapes/quizShapes';
import { CardLink } from '@cheese/ui/links/CardLink';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { texts as quizTexts } from '../../../../features/quiz/texts';
import { paths } from '../../../../paths';
import { texts } from './texts';

const Row = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 24px',
  padding: 16,
  backgroundColor: theme.palette.surface,
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: 8,
  '&:hover': { boxShadow: theme.shadows[1] },
  color: theme.palette.text.secondary,
  '& time': { marginLeft: 'auto', color: theme.palette.text.third },
}));

/** A submitted quiz; the whole row is a link to its review. */
export function HistoryRow({ quiz }: { quiz: QuizSummary }) {
  const { quizId, isTest, score, correct, total, submittedAt } = quiz;
  return (
    <Row>
      <CardLink href={paths.quiz.result({ id: quizId })}>{texts.points(score)}</CardLink>
      <span>{texts.correct(correct, total)}</span>
      {!isTest && <Chip size="small" variant="outlined" label={quizTexts.practice} />}
      <RelativeTime at={submittedAt} />
    </Row>
  );
}
