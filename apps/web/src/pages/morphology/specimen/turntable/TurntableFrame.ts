import { styled } from '@mui/material/styles';

/** The model and its hotspots side by side; on a phone one below the other. */
export const TurntableFrame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  gap: 8,
  padding: 8,
  borderRadius: 12,
  color: theme.palette.viewer.text,
  backgroundColor: theme.palette.viewer.ground,
  '& .sides': { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 4 },
  '& .sides button': { color: 'inherit' },
  '& .body': { height: 'min(640px, 72svh)', minHeight: 360 },
  '& .spots': { maxHeight: 'min(640px, 72svh)', overflow: 'auto' },
  '& .simplified': { ...theme.typography.caption, gridColumn: '1 / -1', margin: 0 },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& .spots': { maxHeight: 'none' },
  },
}));
