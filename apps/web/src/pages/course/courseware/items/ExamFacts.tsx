import type { ExamFace } from '@cheese/domain/contract/learning/shapes/coursewareDetail';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import Typography from '@mui/material/Typography';
import { texts } from '../texts';

/** Time, size and completion rule of an exam. */
export function ExamFacts({ exam }: { exam: ExamFace }) {
  const { startsAt, endsAt, questionCount, totalScore, passScore } = exam;
  const completes =
    passScore > 0 ? texts.examPasses(passScore, totalScore) : texts.examHalf(questionCount);
  return (
    <>
      <Typography>{texts.examTime(chinaMinute(startsAt), chinaMinute(endsAt))}</Typography>
      <Typography>{texts.examExtent(questionCount, totalScore)}</Typography>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{completes}</Typography>
    </>
  );
}
