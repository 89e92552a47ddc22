import { styled } from '@mui/material/styles';

/** The whole window: a bar above, a panel at the left, the slide in the rest; dark all of it. */
export const ViewerGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplate: '"bar bar" auto "panel stage" minmax(0, 1fr) / auto minmax(0, 1fr)',
  height: '100dvh',
  minHeight: 420,
  color: theme.palette.viewer.text,
  backgroundColor: theme.palette.viewer.ground,
  '& .bar': {
    gridArea: 'bar',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 4,
    minHeight: 56,
    padding: '4px 12px',
    backgroundColor: theme.palette.viewer.panel,
  },
  '& .bar h1': {
    ...theme.typography.h4,
    flex: 1,
    minWidth: 120,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  },
  '& .bar button, & .bar a': { color: 'inherit' },
  '& .panel': {
    gridArea: 'panel',
    width: 304,
    padding: 16,
    overflowY: 'auto',
    borderRight: `1px solid ${theme.palette.viewer.panel}`,
    backgroundColor: theme.palette.viewer.panel,
  },
  '& .panel a': { color: 'inherit' },
  '& .panel p': { marginTop: 0, marginBottom: 16 },
  '& .tabs': { display: 'flex', flexWrap: 'wrap', gap: 4, marginBottom: 16 },
  '& .tabs button': { color: 'inherit', minWidth: 0 },
  '& .tabs button[aria-pressed=true]': { backgroundColor: theme.palette.viewer.ground },
  '& dl': { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '8px 12px', margin: '0 0 16px' },
  '& dd': { margin: 0 },
  '& .stage-place': { gridArea: 'stage', position: 'relative', minWidth: 0, minHeight: 0 },
  // On a phone the panel stands below the slide: its middle, and what turns it, stay in sight.
  [theme.breakpoints.down('sm')]: {
    '& .bar': { position: 'relative', flexWrap: 'nowrap' },
    '& .bar h1': { minWidth: 0 },
    gridTemplate: '"bar" auto "stage" minmax(0, 1fr) "panel" fit-content(45%) / minmax(0, 1fr)',
    '& .panel': { width: 'auto' },
  },
}));
