import { styled } from '@mui/material/styles';

export const StageFrame = styled('div')(({ theme: { breakpoints, palette, typography } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: 16,
  alignItems: 'start',
  marginBottom: 24,
  '& > div': {
    display: 'grid',
    gap: 12,
    minWidth: 0,
    padding: 16,
    backgroundColor: palette.surface,
    border: `1px solid ${palette.hairline}`,
    borderRadius: 8,
  },
  // Keeps the focused heading below the fixed bar.
  '& h1': { ...typography.h2, margin: 0, outline: 'none', scrollMarginTop: 96 },
  '& p': { margin: 0 },
  '& small': { ...typography.caption, color: palette.text.secondary },
  [breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
