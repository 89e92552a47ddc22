import { useGetPracticePercentileQuery } from '@cheese/api-client/exam/practice';
import Typography from '@mui/material/Typography';
import { texts } from './texts';

/** Where one stands among those who did the same questions; too few of them are no measure. */
export function AmongOthers({ practiceId }: { practiceId: number }) {
  const { data } = useGetPracticePercentileQuery({ practiceId });
  if (!data || data.percent === null) return null;
  return (
    <Typography sx={{ color: 'text.secondary' }}>
      <b>{texts.percentile(data.percent)}</b> {texts.percentileOf(data.peopleCount)}
    </Typography>
  );
}
