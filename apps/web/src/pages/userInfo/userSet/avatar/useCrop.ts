import {
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type Crop, moved, wholePicture, zoomed, zooms } from './crop';

const KEY_STEP = 0.02;

const keys: Partial<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -KEY_STEP, y: 0 },
  ArrowRight: { x: KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP },
  ArrowDown: { x: 0, y: KEY_STEP },
};
const zoomKeys: Partial<Record<string, number>> = { '+': 1, '=': 1, '-': -1 };

export function useCrop(picture: HTMLImageElement, side: number) {
  const size = { width: picture.naturalWidth, height: picture.naturalHeight };
  const [crop, setCrop] = useState<Crop>(wholePicture);
  const move = (x: number, y: number) => setCrop((before) => moved(size, before, { x, y }));
  const zoomTo = (zoom: number) => setCrop((before) => zoomed(size, before, zoom));
  const zoomBy = (steps: number) =>
    setCrop((before) => zoomed(size, before, before.zoom + steps * zooms.step));
  const wheel = useRef(zoomBy);
  useEffect(() => void (wheel.current = zoomBy));

  // A ref callback, because a dialog mounts its content later than the component that opens it.
  const board = useCallback((element: HTMLDivElement) => {
    // React's wheel listeners are passive, so they could not stop the page from scrolling.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      wheel.current(event.deltaY < 0 ? 1 : -1);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, []);

  const boardEvents = {
    onPointerDown: ({ currentTarget, pointerId }: PointerEvent) =>
      currentTarget.setPointerCapture(pointerId),
    onPointerMove: ({ currentTarget, pointerId, movementX, movementY }: PointerEvent) => {
      if (currentTarget.hasPointerCapture(pointerId)) move(movementX / side, movementY / side);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const [way, zoom] = [keys[event.key], zoomKeys[event.key]];
      if (!way && zoom === undefined) return;
      event.preventDefault();
      if (way) move(way.x, way.y);
      else zoomBy(zoom ?? 0);
    },
  };
  return { crop, zoomTo, board, boardEvents };
}
