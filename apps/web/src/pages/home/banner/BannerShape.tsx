import { styled } from '@mui/material/styles';

const HEIGHT = 376;

/** Categories at the left, slides at the right; on narrow screens the categories come below. */
export const BannerShape = styled('div')(({ theme: { breakpoints, palette } }) => ({
  display: 'grid',
  gridTemplateColumns: '216px minmax(0, 1fr)',
  gap: 16,
  height: HEIGHT,
  marginTop: 16,
  '& .board': {
    position: 'relative',
    zIndex: 2,
    minHeight: 0,
    backgroundColor: palette.surface,
    border: `1px solid ${palette.hairline}`,
    borderRadius: 8,
  },
  '& .stage:first-child': { gridColumn: '1 / -1' },
  '& .stage': {
    position: 'relative',
    minWidth: 0,
    overflow: 'hidden',
    backgroundColor: palette.surface,
    border: `1px solid ${palette.hairline}`,
    borderRadius: 8,
  },
  [breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 8,
    height: 'auto',
    '& .board': { order: 1, height: '3rem' },
    '& .stage': { height: 320 },
  },
  // Height of a 16:9 picture, and of the text below it.
  [breakpoints.down('sm')]: { '& .stage': { height: 'calc((100vw - 32px) * .5625 + 7.75rem)' } },
}));
