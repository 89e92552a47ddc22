import { styled } from '@mui/material/styles';

export const BenchFrame = styled('div')(({ theme: { breakpoints, palette, typography } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  gap: 16,
  alignItems: 'start',
  marginBottom: 24,
  '& section': {
    minWidth: 0,
    padding: 16,
    backgroundColor: palette.surface,
    border: `1px solid ${palette.hairline}`,
    borderRadius: 8,
  },
  '& section section': { marginBlock: 16 },
  '& h2': { ...typography.subtitle1, margin: '0 0 12px' },
  '& h3': { ...typography.subtitle2, margin: '16px 0 8px' },
  '& .side': { display: 'grid', gap: 16, minWidth: 0 },
  '& .hint': { ...typography.caption, color: palette.text.third, margin: '0 0 8px' },
  '& .head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
  },
  [breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  // A smaller gap, so that all tabs fit on a phone.
  [breakpoints.down('sm')]: { '& [role=tablist]': { gap: 16 } },
}));
