import { styled } from '@mui/material/styles';

/** Question and calendar side by side; on a phone one below the other. */
export const DayColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 372px',
  alignItems: 'start',
  gap: 24,
  paddingBottom: 24,
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
