import { styled } from '@mui/material/styles';

/** Graph and list at the left, form at the right. */
export const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: 16,
  marginBottom: 24,
  '& > *': { display: 'grid', gap: 16, minWidth: 0, margin: 0, padding: 0, border: 0 },
  // Keeps the focused form below the fixed bars.
  '& > fieldset': { scrollMarginTop: 128, outline: 'none' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
