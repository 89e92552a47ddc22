import { styled } from '@mui/material/styles';

/** Something on sale in numbers: what is counted at the left, how many at the right. */
export const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '8px 16px',
  margin: 0,
  '& dt': { color: theme.palette.text.third },
  '& dd': { margin: 0, textAlign: 'end' },
}));
