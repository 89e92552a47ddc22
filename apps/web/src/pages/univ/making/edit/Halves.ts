import { styled } from '@mui/material/styles';

/** What is drawn and listed at the left, what is written about it at the right. */
export const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: 16,
  marginBottom: 24,
  '& > *': { display: 'grid', gap: 16, minWidth: 0, margin: 0, padding: 0, border: 0 },
  // Whoever is led to it sees it below the bars.
  '& > fieldset': { scrollMarginTop: 128, outline: 'none' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
