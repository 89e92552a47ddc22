import type { DetailOf } from '@cheese/domain/contract/learning/coursewareDetail';
import { withImageHost } from '@cheese/domain/rules/image';
import { useImageHost } from '@cheese/ui/media/ImageHostProvider';
import Add from '@mui/icons-material/Add';
import FitScreen from '@mui/icons-material/FitScreen';
import Fullscreen from '@mui/icons-material/Fullscreen';
import Remove from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { texts } from '../../texts';
import { toggleFullscreen } from '../toggleFullscreen';
import { useZoom } from './useZoom';

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 'min(70vh, 640px)',
  overflow: 'hidden',
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: 8,
  backgroundColor: theme.palette.surface,
  '& img': {
    display: 'block',
    width: '100%',
    height: '100%',
    objectFit: 'contain',
    userSelect: 'none',
    pointerEvents: 'none',
    transformOrigin: '0 0',
  },
  '& > [role=group]': {
    position: 'absolute',
    right: 12,
    bottom: 12,
    borderRadius: 8,
    backgroundColor: theme.palette.surface,
    border: `1px solid ${theme.palette.hairline}`,
  },
}));

const Stage = styled('div')(({ theme }) => ({
  width: '100%',
  height: '100%',
  cursor: 'grab',
  touchAction: 'none',
  '&:active': { cursor: 'grabbing' },
  '&:focus-visible': { outline: `2px solid ${theme.palette.brandPressed}`, outlineOffset: -2 },
}));

/** A large picture to be looked at from near: wheel, two fingers, drag and keys. */
export function MapItem({ item }: { item: DetailOf<4> }) {
  const frame = useRef<HTMLDivElement>(null);
  const src = withImageHost(item.picture, useImageHost());
  const { stage, transform, handlers, zoom, fit } = useZoom();
  return (
    <Frame ref={frame}>
      <Stage
        ref={stage}
        role="application"
        tabIndex={0}
        aria-label={texts.map(item.title)}
        {...handlers}
      >
        <img src={src} alt={item.title} draggable={false} style={{ transform }} />
      </Stage>
      <div role="group" aria-label={texts.mapTools}>
        <IconButton aria-label={texts.zoomIn} onClick={() => zoom(1.4)}>
          <Add />
        </IconButton>
        <IconButton aria-label={texts.zoomOut} onClick={() => zoom(1 / 1.4)}>
          <Remove />
        </IconButton>
        <IconButton aria-label={texts.fit} onClick={fit}>
          <FitScreen />
        </IconButton>
        <IconButton aria-label={texts.fullscreen} onClick={() => toggleFullscreen(frame.current)}>
          <Fullscreen />
        </IconButton>
      </div>
    </Frame>
  );
}
