import { styled } from '@mui/material/styles';

/** Folders and their content side by side; stacked on a phone. */
export const Shelves = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '280px minmax(0, 1fr)',
  alignItems: 'start',
  gap: 24,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
