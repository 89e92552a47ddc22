import { styled } from '@mui/material/styles';
import { ViewerFrame as Frame } from '@cheese/ui/viewer/ViewerFrame';

/** The frame of a slide, with what stands over it. */
export const ViewerFrame = styled(Frame)(({ theme }) => ({
  minHeight: 240,
  containerType: 'size',
  '& .stage.draws': { cursor: 'crosshair' },
  '& .stage *': { outline: 'none' },
  '& .slide': { position: 'absolute', inset: 0 },
  '& .slide > canvas, & .ink': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
  },
  '& .slide > canvas[hidden]': { display: 'none' },
  '& .navigator': {
    position: 'absolute',
    top: 12,
    right: 12,
    width: 160,
    height: 120,
    borderRadius: 4,
    border: `1px solid ${theme.palette.viewer.panel}`,
    overflow: 'hidden',
    [theme.breakpoints.down('sm')]: { width: 96, height: 72 },
    // In a low pane the buttons need its room; how it is displayed OpenSeadragon says itself.
    '@container (max-height: 440px)': { visibility: 'hidden' },
  },
  '& .foot': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: 8,
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
  },
}));
