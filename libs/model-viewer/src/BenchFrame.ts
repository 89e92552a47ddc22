import { styled } from '@mui/material/styles';

/** The picture with panels to both sides of it; on a phone the picture, then all panels. */
export const BenchFrame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '260px minmax(0, 1fr) 300px',
  gap: 8,
  height: '100%',
  padding: 8,
  backgroundColor: theme.palette.viewer.ground,
  '& .picture': { display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto', minHeight: 0 },
  '& .pane': { display: 'flex', flexDirection: 'column', gap: 8, minHeight: 0, overflow: 'auto' },
  // Two pictures beside each other, below what is done to both.
  '& .picture.pair': {
    gap: 8,
    gridTemplate: 'auto minmax(0, 1fr) / repeat(2, minmax(0, 1fr))',
    color: theme.palette.viewer.text,
  },
  '& .pair .both': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    gridColumn: '1 / -1',
  },
  '& .pair .both button': { color: 'inherit' },
  '& .pair .both button[aria-pressed=true]': { color: theme.palette.accent.main },
  '& .pair figure': {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    minWidth: 0,
    minHeight: 0,
    margin: 0,
  },
  '& .pair figcaption': { ...theme.typography.body2, padding: '4px 0' },
  '& .pair figure > div': { minHeight: 200 },
  // Half of a narrow window is too little for a body: then one stands above the other.
  [theme.breakpoints.down('lg')]: {
    '& .picture.pair': { gridTemplate: 'auto repeat(2, minmax(0, 1fr)) / minmax(0, 1fr)' },
  },
  [theme.breakpoints.down('md')]: {
    display: 'flex',
    flexDirection: 'column',
    height: 'auto',
    // In one column the picture comes first, and text below does not shrink it.
    '& .picture': { order: -1, gridTemplateRows: '64svh auto' },
    // Some of what is said of the two is left to be seen, and to be scrolled by.
    '& .picture.pair': { height: '80svh', minHeight: 540 },
    '& .pane.told': { order: -1 },
    '& .pane': { overflow: 'visible' },
    '& [role=tree]': { maxHeight: 320 },
  },
}));
