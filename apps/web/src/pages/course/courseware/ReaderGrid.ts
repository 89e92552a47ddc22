import { styled } from '@mui/material/styles';

/** Item at the left, directory at the right; on narrow screens the directory is a drawer. */
export const ReaderGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  gap: 24,
  alignItems: 'start',
  paddingBottom: 32,
  '& > aside': {
    position: 'sticky',
    top: 72,
    maxHeight: 'calc(100vh - 88px)',
    overflowY: 'auto',
    border: `1px solid ${theme.palette.hairline}`,
    borderRadius: 8,
    backgroundColor: theme.palette.surface,
  },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > aside': { display: 'none' },
  },
}));
