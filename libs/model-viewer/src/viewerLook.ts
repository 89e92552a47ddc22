import { styled } from '@mui/material/styles';

/** The frame of a model, with what stands over it. */
export const ViewerFrame = styled('div')(({ theme }) => ({
  position: 'relative',
  width: '100%',
  height: '100%',
  minHeight: 280,
  overflow: 'hidden',
  color: theme.palette.viewer.text,
  backgroundColor: theme.palette.viewer.ground,
  // Where the browser has no full screen of its own, as on some phones.
  '&.full': { position: 'fixed', inset: 0, zIndex: theme.zIndex.modal, height: '100dvh' },
  '& .stage': {
    position: 'absolute',
    inset: 0,
    cursor: 'grab',
    touchAction: 'none',
    '&:active': { cursor: 'grabbing' },
    '&.points': { cursor: 'crosshair' },
    '&:focus-visible': { outline: `2px solid ${theme.palette.brandPressed}`, outlineOffset: -2 },
  },
  '& .stage canvas': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  '& .foot': { position: 'absolute', left: 12, bottom: 12, maxWidth: 'calc(100% - 76px)' },
  '& .side': { position: 'absolute', right: 12, bottom: 12 },
}));

/** A group of buttons over the picture. */
export const ButtonBar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  borderRadius: 8,
  color: theme.palette.viewer.text,
  backgroundColor: theme.palette.viewer.panel,
  '&.upright': { flexDirection: 'column' },
  '& button': { color: 'inherit' },
  '& button[aria-pressed=true]': { color: theme.palette.accent.main },
  '& button:disabled': { opacity: 0.4 },
}));
