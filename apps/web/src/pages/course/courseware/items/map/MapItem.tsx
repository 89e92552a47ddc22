import type { DetailOf } from '@cheese/domain/contract/learning/shapes/coursewareDetail';
import { withImageHost } from '@cheese/domain/rules/site/image';
import { useImageHost } from '@cheese/ui/media/ImageHostProvider';
import Add from '@mui/icons-material/Add';
import FitScreen from '@mui/icons-material/FitScreen';
import Fullscreen from '@mui/icons-material/Fullscreen';
import Remove from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type MouseEvent, useRef } from 'react';
import { PinsOn } from '../../pins/PinsOn';
import { isIn, pointIn } from '../../pins/pointIn';
import type { Pins } from '../../pins/usePins';
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
    userSelect: 'none',
    pointerEvents: 'none',
  },
  '& .layer': {
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    height: '100%',
    transformOrigin: '0 0',
  },
  '& .picture': { position: 'relative' },
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
  containerType: 'size',
  cursor: 'grab',
  touchAction: 'none',
  '&:active': { cursor: 'grabbing' },
  '&:focus-visible': { outline: `2px solid ${theme.palette.brandPressed}`, outlineOffset: -2 },
}));

/** As large as the frame allows, with the picture's own ratio. */
const shapeOf = ({ width, height }: DetailOf<4>) => ({
  width: `min(100cqw, 100cqh * ${width / height})`,
  aspectRatio: `${width} / ${height}`,
});

/** A large picture to zoom and move by wheel, touch, drag and keys. */
export function MapItem({ item, pins }: { item: DetailOf<4>; pins: Pins }) {
  const picture = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const src = withImageHost(item.picture, useImageHost());
  const { stage, transform, scale, wasMoved, handlers, zoom, fit } = useZoom();
  const pin = (event: MouseEvent) => {
    const place = picture.current?.getBoundingClientRect();
    if (!place || wasMoved() || !isIn(event, place)) return;
    pins.put({ point: pointIn(event, place), page: undefined, byKeys: false });
  };
  return (
    <Frame ref={frame}>
      <Stage
        ref={stage}
        role="application"
        tabIndex={0}
        aria-label={texts.map(item.title)}
        {...handlers}
        onClick={pin}
      >
        <div className="layer" style={{ transform }}>
          <div ref={picture} className="picture" style={shapeOf(item)}>
            <img src={src} alt={item.title} draggable={false} />
            <PinsOn pins={pins} scale={scale} />
          </div>
        </div>
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
