import { styled } from '@mui/material/styles';

export const Rows = styled('ul')(({ theme }) => ({
  margin: '0 0 24px',
  padding: 0,
  listStyle: 'none',
  backgroundColor: theme.palette.surface,
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: 8,
  overflow: 'hidden',
}));

export const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  gap: 24,
  padding: 16,
  '& + &': { borderTop: `1px solid ${theme.palette.hairline}` },
  '&:hover': { backgroundColor: theme.palette.ground },
  '& .picture': { flex: 'none', width: 208, borderRadius: 4, overflow: 'hidden' },
  '& .words': { flex: 1, minWidth: 0 },
  [theme.breakpoints.down('sm')]: { gap: 12, '& .picture': { width: 112 } },
}));

export const pictureSizes = '(min-width: 600px) 208px, 112px';
