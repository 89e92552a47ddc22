import { styled } from '@mui/material/styles';
import { LOW_WINDOW } from '@cheese/panorama/lowWindow';

/** Full window: a bar at the top, the room, and the list of rooms at the bottom. */
export const TourFrame = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  minHeight: 420,
  color: theme.palette.viewer.text,
  backgroundColor: theme.palette.viewer.ground,
  '& .bar': {
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    minHeight: 56,
    padding: '4px 16px',
    backgroundColor: theme.palette.viewer.panel,
  },
  '& .bar p': {
    flex: 1,
    minWidth: 0,
    margin: 0,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  },
  '& a, & button': { color: 'inherit' },
  [theme.breakpoints.down('sm')]: { '& .bar p': { display: 'none' } },
  [LOW_WINDOW]: { minHeight: 256, '& .bar': { minHeight: 48 } },
}));
