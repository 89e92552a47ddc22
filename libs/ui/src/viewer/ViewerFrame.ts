import { styled } from '@mui/material/styles';

/** The frame of a viewer: the stage and its overlays. */
export const ViewerFrame = styled('div')(({ theme }) => ({
  position: 'relative',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  color: theme.palette.viewer.text,
  backgroundColor: theme.palette.viewer.ground,
  // For browsers without a full-screen API, as on some phones.
  '&.full': { position: 'fixed', inset: 0, zIndex: theme.zIndex.modal, height: '100dvh' },
  '& .stage': {
    position: 'absolute',
    inset: 0,
    cursor: 'grab',
    touchAction: 'none',
    '&:active': { cursor: 'grabbing' },
    '&:focus-visible': { outline: `2px solid ${theme.palette.brandPressed}`, outlineOffset: -2 },
  },
  '& .foot': { position: 'absolute', left: 12, bottom: 12, maxWidth: 'calc(100% - 76px)' },
  '& .side': { position: 'absolute', right: 12, bottom: 12 },
}));
