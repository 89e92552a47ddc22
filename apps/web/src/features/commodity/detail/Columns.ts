import { styled } from '@mui/material/styles';

export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 848px) minmax(0, 308px)',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: 24,
  paddingBlock: 24,
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 },
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
