import { styled } from '@mui/material/styles';
import { ViewerFrame as Frame } from '@cheese/ui/viewer/ViewerFrame';

const PHONE_TOOLS = 56;

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
  // On a phone the tools are in a row below the picture, and only the scale bar is on it.
  [theme.breakpoints.down('sm')]: {
    '& .stage': { bottom: PHONE_TOOLS },
    '& .navigator': { width: 72, height: 54 },
    '& .tools': {
      position: 'absolute',
      left: 0,
      right: 0,
      bottom: 0,
      height: PHONE_TOOLS,
      display: 'flex',
      alignItems: 'center',
      padding: '0 4px',
      backgroundColor: theme.palette.viewer.panel,
    },
    '& .foot, & .side': { position: 'static', maxWidth: 'none' },
    '& .foot': { flexWrap: 'nowrap', alignItems: 'center', gap: 0 },
    '& .foot > .scale': { position: 'absolute', left: 8, bottom: PHONE_TOOLS + 8 },
    '& .side': { flex: 1, minWidth: 0 },
    '& .side > div': { flexDirection: 'row' },
    '& .side button': { flex: 1, minWidth: 0, padding: '10px 0' },
  },
}));
