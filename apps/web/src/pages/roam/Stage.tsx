import type { Hotspot, Room } from '@cheese/domain/contract/content/roam';
import { withImageHost } from '@cheese/domain/rules/image';
import { useImageHost } from '@cheese/ui/media/ImageHostProvider';
import { styled } from '@mui/material/styles';
import { type RefObject, useEffect, useRef } from 'react';
import { FlatRoom } from './FlatRoom';
import { LOW_WINDOW } from './lowWindow';
import { Spot } from './Spot';
import { texts } from './texts';
import type { InfoSpot } from './Tour';
import { useFrame } from './viewer/useFrame';
import { useLook } from './viewer/useLook';
import { useSphere } from './viewer/useSphere';
import { placeOf } from './viewer/view';
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

export interface StageProps {
  room: Room;
  spots: readonly Hotspot[];
  /** What becomes as large as the screen. */
  frame: RefObject<HTMLElement | null>;
  onShow: (spot: InfoSpot) => void;
}

/** The room around the visitor, with its hotspots lying over the picture. */
export function Stage({ room, spots, frame, onShow }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useFrame(stage);
  const { sphere, state } = useSphere(canvas, withImageHost(room.panorama, useImageHost()));
  const { view, handlers, ...moves } = useLook(room.view, stage);
  const density = Math.min(2, window.devicePixelRatio || 1);
  const pixels = { width: size.width * density, height: size.height * density };

  // A canvas is emptied by its new size, so that it is drawn again after that as after each look.
  useEffect(() => sphere?.draw(view, size), [sphere, view, size]);

  if (state === 'noWebgl' || state === 'broken') {
    return <FlatRoom room={room} spots={spots} why={texts[state]} onShow={onShow} />;
  }
  return (
    <Box ref={stage}>
      <canvas
        ref={canvas}
        {...pixels}
        {...handlers}
        // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- only an application gets the arrow keys past a screen reader
        role="application"
        tabIndex={0}
        aria-label={texts.canvas(room.name)}
      />
      {state === 'ready' &&
        spots.map((spot) => {
          const place = placeOf(spot, view, size);
          return place && <Spot key={spot.id} spot={spot} place={place} onShow={onShow} />;
        })}
      <p className="note" role="status">
        {state === 'loading' ? texts.loading : texts.hint}
      </p>
      <ViewControls {...moves} frame={frame} />
    </Box>
  );
}
