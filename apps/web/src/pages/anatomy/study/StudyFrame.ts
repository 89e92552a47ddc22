import { styled } from '@mui/material/styles';

/**
 * Full window, dark: a bar at the top, the study view below it, and the notice of simplified parts
 * at the end.
 */
export const StudyFrame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  height: '100dvh',
  minHeight: 420,
  color: theme.palette.viewer.text,
  backgroundColor: theme.palette.viewer.ground,
  '& .bar': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 4,
    minHeight: 56,
    padding: '4px 12px',
    backgroundColor: theme.palette.viewer.panel,
  },
  '& .bar h1': { ...theme.typography.h4, flex: 1, minWidth: 120 },
  '& .bar button, & .bar a': { color: 'inherit' },
  '& .bench': { minHeight: 0 },
  '& .below': { ...theme.typography.caption, padding: '4px 12px' },
  '& .below p': { margin: 0 },
  // On a phone everything scrolls in a single column.
  [theme.breakpoints.down('md')]: { height: 'auto', minHeight: '100dvh' },
  [theme.breakpoints.down('sm')]: {
    '& .bar': { position: 'relative', flexWrap: 'nowrap' },
    '& .bar h1': {
      minWidth: 0,
      overflow: 'hidden',
      whiteSpace: 'nowrap',
      textOverflow: 'ellipsis',
    },
  },
}));
