import { styled } from '@mui/material/styles';

export const Head = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 420px) minmax(0, 1fr)',
  gap: 24,
  padding: 24,
  backgroundColor: theme.palette.surface,
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: 8,
  '& .cover': { borderRadius: 8, overflow: 'hidden' },
  '& .words': { display: 'flex', flexDirection: 'column', gap: 8, minWidth: 0 },
  '& .summary': { color: theme.palette.text.secondary },
  '& .actions': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    marginTop: 'auto',
  },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [theme.breakpoints.down('sm')]: { padding: 16, gap: 16 },
}));
