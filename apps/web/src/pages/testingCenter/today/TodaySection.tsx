import { styled } from '@mui/material/styles';
import { texts } from '../texts';
import { DailyCard } from './DailyCard';
import { KeptCard } from './KeptCard';
import { ReviewCard } from './ReviewCard';

const Grid = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 16,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

export const TodaySection = () => (
  <Grid aria-label={texts.today}>
    <ReviewCard />
    <DailyCard />
    <KeptCard />
  </Grid>
);
