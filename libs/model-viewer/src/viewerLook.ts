import { styled } from '@mui/material/styles';
import { ViewerFrame as Frame } from '@cheese/ui/viewer/ViewerFrame';

/** The frame of a model, with what stands over it. */
export const ViewerFrame = styled(Frame)({
  minHeight: 280,
  '& .stage.points': { cursor: 'crosshair' },
  '& .stage canvas': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
});
