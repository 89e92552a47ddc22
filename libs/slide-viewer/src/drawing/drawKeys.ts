import { centreOf, type Size } from '../geometry/view';
import type { Pen } from './pen';
import type { Drawing } from './tool';

interface Key {
  key: string;
  shiftKey: boolean;
  isCommand: boolean;
}

/** The shape after the one that is held, and around again. */
function nextOf({ shapes, selected }: Drawing, by: 1 | -1): string | null {
  const at = shapes.findIndex(({ id }) => id === selected);
  const start = at < 0 && by < 0 ? 0 : at;
  return shapes[(start + by + shapes.length) % shapes.length]?.id ?? null;
}

/** Does what a key says about shapes; answers whether it said anything. */
export function drawByKey(
  { key, shiftKey, isCommand }: Key,
  pen: Pen,
  drawing: Drawing,
  frame: Size,
) {
  const letter = key.toLowerCase();
  if (isCommand) {
    if (letter === 'z') (shiftKey ? drawing.redo : drawing.undo)();
    else if (letter === 'y') drawing.redo();
    return letter === 'z' || letter === 'y';
  }
  if (key === 'Escape') {
    const isBusy = pen.state().draft !== null || drawing.selected !== null;
    pen.cancel();
    drawing.select(null);
    return isBusy;
  }
  if (key === 'Enter') return pen.finish();
  if (key === ' ' && drawing.tool) return (pen.place(centreOf(frame)), true);
  if ((key === 'Delete' || key === 'Backspace') && drawing.selected) return (pen.remove(), true);
  if (letter === 'n' && drawing.shapes.length > 0) {
    drawing.select(nextOf(drawing, shiftKey ? -1 : 1));
    return true;
  }
  return false;
}
