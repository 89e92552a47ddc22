import { styled } from '@mui/material/styles';

/** Thumbnails, page and notes side by side; on a phone one below another. */
export const PagesFrame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr)',
  gap: 16,
  padding: 16,
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: 8,
  backgroundColor: theme.palette.surface,
  overflow: 'auto',
  '& .stage img': { display: 'block', width: '100%', height: 'auto', borderRadius: 4 },
  '& .picture': { position: 'relative' },
  '& .notes': {
    gridColumn: '1 / -1',
    paddingTop: 12,
    borderTop: `1px solid ${theme.palette.hairline}`,
  },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: 8,
    '& .stage': { order: -1 },
  },
}));
