import { styled } from '@mui/material/styles';
import { ViewerFrame as Frame } from '@cheese/ui/viewer/ViewerFrame';

/** The frame of a model, with what stands over it. */
export const ViewerFrame = styled(Frame)(({ theme }) => ({
  minHeight: 280,
  '& .stage.points': { cursor: 'crosshair' },
  '& .stage canvas': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  // Marks the point that Enter selects.
  '& .stage.aims:focus-visible::after': {
    content: '""',
    position: 'absolute',
    inset: 'calc(50% - 8px)',
    zIndex: 1,
    width: 16,
    height: 16,
    border: `2px solid ${theme.palette.accent.main}`,
    borderRadius: '50%',
    pointerEvents: 'none',
  },
}));
