import { styled } from '@mui/material/styles';

/** The folders, and beside them what lies in one; on a phone one above the other. */
export const Shelves = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '280px minmax(0, 1fr)',
  alignItems: 'start',
  gap: 24,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
