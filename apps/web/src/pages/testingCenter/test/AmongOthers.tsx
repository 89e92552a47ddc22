import { useGetPracticePercentileQuery } from '@cheese/api-client/exam/practice';
import Typography from '@mui/material/Typography';
import { texts } from './texts';

/** Rank among learners with the same questions; hidden if there are too few. */
export function AmongOthers({ practiceId }: { practiceId: number }) {
  const { data } = useGetPracticePercentileQuery({ practiceId });
  if (!data || data.percent === null) return null;
  return (
    <Typography sx={{ color: 'text.secondary' }}>
      <b>{texts.percentile(data.percent)}</b> {texts.percentileOf(data.peopleCount)}
    </Typography>
  );
}
