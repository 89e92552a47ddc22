import { styled } from '@mui/material/styles';

/** Bench at the left, notebook at the right; one below another on a phone. */
export const BenchFrame = styled('div')(({ theme: { breakpoints, palette, typography } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  gap: 16,
  alignItems: 'start',
  '& section': {
    minWidth: 0,
    padding: 16,
    backgroundColor: palette.surface,
    border: `1px solid ${palette.hairline}`,
    borderRadius: 8,
  },
  '& h2': { ...typography.subtitle1, margin: '0 0 12px' },
  '& .main, & .side': { display: 'grid', gap: 16, minWidth: 0 },
  '& .head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    marginBottom: 12,
  },
  '& .head h2': { margin: 0 },
  '& .hint': { ...typography.caption, color: palette.text.third, margin: 0 },
  [breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    // The instruments stay reachable while scrolling the bench.
    '& .tray': { position: 'sticky', bottom: 0, zIndex: 1, padding: 8 },
    '& .tray h2': { display: 'none' },
  },
}));
