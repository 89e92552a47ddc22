import type { Point } from '@cheese/domain/questions/point/area';
import { withImageHost } from '@cheese/domain/rules/site/image';
import { useImageHost } from '@cheese/ui/media/ImageHostProvider';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { texts } from '../texts';
import { placeAfter, placeIn } from './places';

const Frame = styled('div')(({ theme: { palette } }) => ({
  maxHeight: 560,
  overflow: 'auto',
  border: `1px solid ${palette.hairline}`,
  borderRadius: 8,
  '& .picture': { position: 'relative' },
  '& .picture.set': { cursor: 'crosshair' },
  '& .picture:focus-visible': { outline: `2px solid ${palette.brandPressed}`, outlineOffset: -2 },
  '& img': { display: 'block', width: '100%', userSelect: 'none' },
  '& svg': { position: 'absolute', inset: 0, width: '100%', height: '100%', pointerEvents: 'none' },
}));

const MIDDLE = { x: 0.5, y: 0.5 };
const MOST_ZOOM = 4;

interface PictureProps {
  path: string;
  /** Accessible name, if a point can be set. */
  label: string;
  /** SVG overlay with a view box of 100 × 100. */
  children: ReactNode;
  /** From where arrows move; the middle where nothing was set. */
  at?: Point | null;
  onSet?: ((point: Point, by: 'press' | 'keys') => void) | undefined;
  onEnter?: () => void;
}

/** A picture on which something is set by press, tap or arrows; it can be seen larger. */
export function Picture({ path, label, children, at = null, onSet, onEnter }: PictureProps) {
  const src = withImageHost(path, useImageHost());
  const [zoom, setZoom] = useState(1);
  const place = useRef<HTMLDivElement>(null);
  const press = (event: MouseEvent) => {
    const box = place.current?.getBoundingClientRect();
    if (box) onSet?.(placeIn(box, event), 'press');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = event.key === ' ' && !at ? MIDDLE : placeAfter(at ?? MIDDLE, event);
    if (next) onSet?.(next, 'keys');
    else if (event.key === 'Enter' && onEnter) onEnter();
    else return;
    event.preventDefault();
  };
  const setting = onSet && {
    role: 'application',
    tabIndex: 0,
    'aria-label': label,
    'data-own-keys': '',
    onClick: press,
    onKeyDown,
  };
  return (
    <div style={{ marginTop: 12 }}>
      <Frame tabIndex={zoom > 1 ? 0 : -1}>
        <div
          ref={place}
          className={onSet ? 'picture set' : 'picture'}
          style={{ width: `${zoom * 100}%` }}
          {...setting}
        >
          <img src={src} alt={label} draggable={false} />
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
            {children}
          </svg>
        </div>
      </Frame>
      <Button size="small" disabled={zoom >= MOST_ZOOM} onClick={() => setZoom(zoom + 1)}>
        {texts.zoomIn}
      </Button>
      <Button size="small" disabled={zoom <= 1} onClick={() => setZoom(zoom - 1)}>
        {texts.zoomOut}
      </Button>
    </div>
  );
}
