import { styled } from '@mui/material/styles';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { LOW_WINDOW } from './lowWindow';
import { texts } from './texts';
import { useFrame } from './useFrame';
import { useLook } from './useLook';
import { type SphereState, useSphere } from './useSphere';
import { type Direction, type Place, placeOf, type View } from './view';
import { ViewControls } from './ViewControls';

const Box = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
  '& canvas': {
    width: '100%',
    height: '100%',
    display: 'block',
    cursor: 'grab',
    touchAction: 'none',
    '&:active': { cursor: 'grabbing' },
    '&:focus-visible': { outline: `2px solid ${theme.palette.brandPressed}`, outlineOffset: -2 },
  },
  '& .note': {
    ...theme.typography.caption,
    position: 'absolute',
    left: 16,
    bottom: 12,
    maxWidth: 'calc(100% - 88px)',
    margin: 0,
    padding: '2px 8px',
    borderRadius: 4,
    backgroundColor: theme.palette.viewer.panel,
    pointerEvents: 'none',
    [LOW_WINDOW]: { maxWidth: 'calc(100% - 204px)' },
  },
}));

/** Why no sphere can be shown: the browser draws none, or the picture does not come. */
export type NotShown = Extract<SphereState, 'noWebgl' | 'broken'>;

export interface PanoramaProps {
  /** Accessible name of the scene. */
  name: string;
  /** The address of an equirectangular picture. */
  picture: string;
  start: View;
  /** The element that goes full screen. */
  frame: RefObject<HTMLElement | null>;
  /** Renders an overlay; `place` maps a direction to pixels, or to null if it is out of view. */
  over: (place: (direction: Direction) => Place | null) => ReactNode;
  instead: (why: NotShown) => ReactNode;
}

/** A picture all around the eye: turned by drag, touch, wheel and keys. */
export function Panorama({ name, picture, start, frame, over, instead }: PanoramaProps) {
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useFrame(stage);
  const { sphere, state } = useSphere(canvas, picture);
  const { view, handlers, ...moves } = useLook(start, stage);
  const density = Math.min(2, window.devicePixelRatio || 1);
  const pixels = { width: size.width * density, height: size.height * density };

  // A canvas is emptied by its new size, so that it is drawn again after that as after each look.
  useEffect(() => sphere?.draw(view, size), [sphere, view, size]);

  if (state === 'noWebgl' || state === 'broken') return instead(state);
  return (
    <Box ref={stage}>
      <canvas
        ref={canvas}
        {...pixels}
        {...handlers}
        // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- only an application gets the arrow keys past a screen reader
        role="application"
        tabIndex={0}
        aria-label={texts.canvas(name)}
      />
      {state === 'ready' && over((direction) => placeOf(direction, view, size))}
      <p className="note" role="status">
        {state === 'loading' ? texts.loading : texts.hint}
      </p>
      <ViewControls {...moves} frame={frame} />
    </Box>
  );
}
