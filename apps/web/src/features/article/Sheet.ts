import { styled } from '@mui/material/styles';

export const Sheet = styled('article')(({ theme }) => ({
  padding: '32px 40px',
  backgroundColor: theme.palette.surface,
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: 8,
  [theme.breakpoints.down('sm')]: { padding: 16 },
}));

/** Long lines tire: the text keeps to some fifty characters of Chinese. */
export const Column = styled('div')({ maxWidth: 760, marginInline: 'auto' });

/** The picture that a list showed it by; its place is kept before it comes. */
export const CoverPlace = styled('div')(({ theme }) => ({
  aspectRatio: '16 / 9',
  marginBottom: 24,
  overflow: 'hidden',
  borderRadius: 8,
  backgroundColor: theme.palette.ground,
}));
