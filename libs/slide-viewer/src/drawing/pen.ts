import { type Point, toSlide } from '../geometry/view';
import { added, type Draft, finished, isComplete, isDragged, type Seen } from '../shapes/draft';
import { handleAt, movedBy, shapeAt, withHandleAt } from '../shapes/hit';
import { withShape, without } from '../shapes/history';
import type { Shape } from '../shapes/shape';
import type { Hand } from '../stage/hand';
import type { Drawing, Tool } from './tool';

/** A drawing or change in progress. */
export interface PenState {
  draft: Draft | null;
  /** Preview of the next point. */
  hover: Point | null;
  /** A shape that is under way from one place to another. */
  moving: Shape | null;
}

interface Grip {
  shape: Shape;
  handle: number | null;
  from: Point;
  isMoved: boolean;
}

export interface PenAsked {
  drawing: () => Drawing | null;
  seen: () => Seen | null;
  /** A redraw is needed. */
  onInk: () => void;
  /** A click that chose nothing of what is drawn here. */
  onMissed?: (place: Point, reach: number) => void;
  /** A shape was drawn. */
  onMade: (shape: Shape) => void;
}

export interface Pen extends Hand {
  state: () => PenState;
  hover: (at: Point) => void;
  /** A place by the keyboard. */
  place: (at: Point) => void;
  finish: () => boolean;
  remove: () => void;
}

/** Fingers are thicker than a mouse's tip, which this still serves. */
const REACH = 10;
const nothing: PenState = { draft: null, hover: null, moving: null };

const shapeOf = ({ kind, colour, isMeasured }: Tool, points: readonly Point[]): Shape => ({
  id: crypto.randomUUID(),
  text: '',
  kind,
  points,
  colour,
  isMeasured,
});

/** Only what is selected moves: a slide full of shapes could not be moved else. */
function gripAt({ shapes, selected }: Drawing, place: Point, reach: number): Grip | null {
  const held = shapes.find(({ id }) => id === selected);
  const handle = held ? handleAt(held, place, reach) : null;
  const shape = held && handle !== null ? held : shapeAt(shapes, place, reach);
  return shape && shape.id === selected ? { shape, handle, from: place, isMoved: false } : null;
}

function movedTo({ shape, handle, from }: Grip, place: Point): Shape {
  if (handle !== null) return withHandleAt(shape, handle, place);
  return movedBy(shape, place.x - from.x, place.y - from.y);
}

/** Draws and changes shapes by what a hand does. */
export function makePen({ drawing, seen, onInk, onMissed, onMade }: PenAsked): Pen {
  let state = nothing;
  let grip: Grip | null = null;
  let isDragging = false;

  const tell = (change: Partial<PenState>) => {
    state = { ...state, ...change };
    onInk();
  };
  const on = (at: Point): Point | null => {
    const now = seen();
    return now && toSlide(now.view, now.frame)(at);
  };
  const reach = () => REACH / (seen()?.view.scale ?? 1);

  const finish = () => {
    const [now, own, { draft }] = [seen(), drawing(), state];
    const points = now && draft ? finished(draft, now) : null;
    const tool = own?.tool;
    tell({ draft: null, hover: null });
    if (!points || !tool || !own) return draft !== null;
    const shape = shapeOf(tool, points);
    own.change([...own.shapes, shape]);
    own.select(shape.id);
    onMade(shape);
    return true;
  };

  /** One more place; ends what is then complete. */
  const put = (at: Point) => {
    const [now, place, tool] = [seen(), on(at), drawing()?.tool];
    if (!now || !place || !tool) return;
    const known = state.draft?.kind === tool.kind ? state.draft : { kind: tool.kind, points: [] };
    const draft = added(known, place, now);
    tell({ draft });
    if (isComplete(draft, now)) finish();
  };

  const take = (place: Point): boolean => {
    const own = drawing();
    grip = own && gripAt(own, place, reach());
    return grip !== null;
  };

  const cancel = () => {
    grip = null;
    isDragging = false;
    tell(nothing);
  };

  return {
    state: () => state,
    press(at) {
      const [own, place] = [drawing(), on(at)];
      isDragging = false;
      if (!own || !place) return false;
      if (!own.tool) return take(place);
      if (!isDragged(own.tool.kind)) return false;
      put(at);
      return true;
    },
    drag(at) {
      const [now, place] = [seen(), on(at)];
      isDragging = true;
      if (!now || !place) return;
      if (grip) {
        grip.isMoved = true;
        tell({ moving: movedTo(grip, place) });
      } else if (state.draft?.kind === 'freehand') {
        tell({ draft: added(state.draft, place, now) });
      } else tell({ hover: place });
    },
    release(at) {
      const [own, { moving, draft }] = [drawing(), state];
      const wasMoved = grip?.isMoved;
      grip = null;
      if (moving && own && wasMoved) own.change(withShape(own.shapes, moving));
      tell({ moving: null });
      if (!isDragging || !draft) return;
      if (draft.kind === 'freehand') finish();
      else put(at);
    },
    click(at) {
      const [own, place] = [drawing(), on(at)];
      if (!own || !place) return;
      if (own.tool) return void (isDragged(own.tool.kind) || put(at));
      const shape = shapeAt(own.shapes, place, reach());
      own.select(shape?.id ?? null);
      if (!shape) onMissed?.(place, reach());
    },
    doubleClick() {
      if (state.draft) finish();
    },
    keepsStill: () => Boolean(drawing()?.tool),
    cancel,
    hover(at) {
      if (state.draft && !isDragging) tell({ hover: on(at) });
    },
    place: put,
    finish,
    remove() {
      const own = drawing();
      if (own?.selected) own.change(without(own.shapes, own.selected));
    },
  };
}
