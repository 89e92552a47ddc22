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

/** The draft under way: its points come one by one, and the last one makes it a shape. */
class Drafting {
  state = nothing;
  private readonly asked: PenAsked;

  constructor(asked: PenAsked) {
    this.asked = asked;
  }

  tell(change: Partial<PenState>) {
    this.state = { ...this.state, ...change };
    this.asked.onInk();
  }

  /** Adds a point; ends what is then complete. */
  put(at: Point) {
    const { drawing, seen } = this.asked;
    const [now, place, tool] = [seen(), onSlide(seen(), at), drawing()?.tool];
    if (!now || !place || !tool) return;
    const { draft: before } = this.state;
    const known = before?.kind === tool.kind ? before : { kind: tool.kind, points: [] };
    const draft = added(known, place, now);
    this.tell({ draft });
    if (isComplete(draft, now)) this.finish();
  }

  /** False if there was no draft. */
  finish(): boolean {
    const { drawing, seen, onMade } = this.asked;
    const [now, own, { draft }] = [seen(), drawing(), this.state];
    const points = now && draft ? finished(draft, now) : null;
    const tool = own?.tool;
    this.tell({ draft: null, hover: null });
    if (!points || !tool || !own) return draft !== null;
    const shape = shapeOf(tool, points);
    own.change([...own.shapes, shape]);
    own.select(shape.id);
    onMade(shape);
    return true;
  }
}

const onSlide = (seen: Seen | null, at: Point): Point | null =>
  seen && toSlide(seen.view, seen.frame)(at);

/** Draws and changes shapes by what a hand does. */
export function makePen(asked: PenAsked): Pen {
  const { drawing } = asked;
  const drafting = new Drafting(asked);
  return {
    state: () => drafting.state,
    ...handOf(asked, drafting),
    doubleClick() {
      if (drafting.state.draft) drafting.finish();
    },
    keepsStill: () => Boolean(drawing()?.tool),
    place: (at) => drafting.put(at),
    finish: () => drafting.finish(),
    remove() {
      const own = drawing();
      if (own?.selected) own.change(without(own.shapes, own.selected));
    },
  };
}

function handOf({ drawing, seen, onMissed }: PenAsked, drafting: Drafting) {
  let grip: Grip | null = null;
  let isDragging = false;
  const on = (at: Point) => onSlide(seen(), at);
  const reach = () => REACH / (seen()?.view.scale ?? 1);
  const take = (own: Drawing, place: Point): boolean => {
    grip = gripAt(own, place, reach());
    return grip !== null;
  };
  return {
    press(at: Point) {
      const [own, place] = [drawing(), on(at)];
      isDragging = false;
      if (!own || !place) return false;
      if (!own.tool) return take(own, place);
      if (!isDragged(own.tool.kind)) return false;
      drafting.put(at);
      return true;
    },
    drag(at: Point) {
      const [now, place, { draft }] = [seen(), on(at), drafting.state];
      isDragging = true;
      if (!now || !place) return;
      if (grip) {
        grip.isMoved = true;
        drafting.tell({ moving: movedTo(grip, place) });
      } else if (draft?.kind === 'freehand') {
        drafting.tell({ draft: added(draft, place, now) });
      } else drafting.tell({ hover: place });
    },
    release(at: Point) {
      const [own, { moving, draft }] = [drawing(), drafting.state];
      const wasMoved = grip?.isMoved;
      grip = null;
      if (moving && own && wasMoved) own.change(withShape(own.shapes, moving));
      drafting.tell({ moving: null });
      if (!isDragging || !draft) return;
      if (draft.kind === 'freehand') drafting.finish();
      else drafting.put(at);
    },
    click(at: Point) {
      const [own, place] = [drawing(), on(at)];
      if (!own || !place) return;
      if (own.tool) return void (isDragged(own.tool.kind) || drafting.put(at));
      const shape = shapeAt(own.shapes, place, reach());
      own.select(shape?.id ?? null);
      if (!shape) onMissed?.(place, reach());
    },
    cancel() {
      grip = null;
      isDragging = false;
      drafting.tell(nothing);
    },
    hover(at: Point) {
      if (drafting.state.draft && !isDragging) drafting.tell({ hover: on(at) });
    },
  };
}
