import { styled } from '@mui/material/styles';

export const Sheet = styled('article')(({ theme }) => ({
  padding: '32px 40px',
  backgroundColor: theme.palette.surface,
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: 8,
  [theme.breakpoints.down('sm')]: { padding: 16 },
}));

/** Limits a line to about fifty Chinese characters, for readability. */
export const Column = styled('div')({ maxWidth: 760, marginInline: 'auto' });

/** The cover picture; its space is reserved while it loads. */
export const CoverPlace = styled('div')(({ theme }) => ({
  aspectRatio: '16 / 9',
  marginBottom: 24,
  overflow: 'hidden',
  borderRadius: 8,
  backgroundColor: theme.palette.ground,
}));
