/**
 * In slide pixels of the finest level, or in CSS pixels of the screen; y grows downwards in both.
 */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface View {
  /** The place of the slide that lies in the middle. */
  x: number;
  y: number;
  /** Pixels of the screen for one of the slide. */
  scale: number;
  /** Clockwise rotation of the slide, applied before mirroring. */
  angle: number;
  /** Left and right are exchanged, last of all. */
  isFlipped: boolean;
  /** Top and bottom were exchanged: an exchange of the sides and half a turn, which the dial leaves out. */
  isOver?: boolean;
}

/** A view without its place: how a step on the slide becomes one on the screen. */
export interface Matrix {
  a: number;
  b: number;
  c: number;
  d: number;
}

export function matrixOf({ scale, angle, isFlipped }: Omit<View, 'x' | 'y'>): Matrix {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  const side = isFlipped ? -1 : 1;
  return { a: side * cos, b: -side * sin, c: sin, d: cos };
}

export function toScreen(view: View, frame: Size): (place: Point) => Point {
  const { a, b, c, d } = matrixOf(view);
  return (place) => {
    const [dx, dy] = [place.x - view.x, place.y - view.y];
    return { x: frame.width / 2 + a * dx + b * dy, y: frame.height / 2 + c * dx + d * dy };
  };
}

export function toSlide(view: View, frame: Size): (place: Point) => Point {
  const { a, b, c, d } = matrixOf(view);
  const area = a * d - b * c;
  return (place) => {
    const [dx, dy] = [place.x - frame.width / 2, place.y - frame.height / 2];
    return { x: view.x + (d * dx - b * dy) / area, y: view.y + (a * dy - c * dx) / area };
  };
}

/** The view in which a place of the slide lies at a place of the screen. */
function pinnedAt(view: View, frame: Size, place: Point, at: Point): View {
  const now = toSlide(view, frame)(at);
  return { ...view, x: view.x + place.x - now.x, y: view.y + place.y - now.y };
}

const middleOf = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});

/** The whole slide, upright. */
export function wholeView(slide: Size, frame: Size): View {
  const scale = Math.min(frame.width / slide.width, frame.height / slide.height);
  return { x: slide.width / 2, y: slide.height / 2, scale, angle: 0, isFlipped: false };
}

/** The picture moves with the hand. */
export function moved(view: View, frame: Size, dx: number, dy: number): View {
  const to = toSlide(view, frame)({ x: frame.width / 2 - dx, y: frame.height / 2 - dy });
  return { ...view, ...to };
}

export function zoomedTo(view: View, frame: Size, scale: number, at = centreOf(frame)): View {
  return pinnedAt({ ...view, scale }, frame, toSlide(view, frame)(at), at);
}

export const centreOf = ({ width, height }: Size): Point => ({ x: width / 2, y: height / 2 });

/** Within a full turn, from 0. */
export function wholeTurn(angle: number): number {
  const rest = ((angle % 360) + 360) % 360;
  return rest === 360 ? 0 : rest;
}

/** Turned clockwise as it is seen: mirrored, that is the other way for the slide. */
export const turned = (view: View, by: number): View => ({
  ...view,
  angle: wholeTurn(view.angle + (view.isFlipped ? -by : by)),
});

/** Visible clockwise rotation of the slide, taking mirroring into account. */
export const dialOf = ({ angle, isFlipped, isOver = false }: View): number =>
  wholeTurn((isFlipped ? -angle : angle) + (isOver ? 180 : 0));

export const turnedTo = (view: View, dial: number): View => turned(view, dial - dialOf(view));

type Way = 'across' | 'over';

/** The slide's own axis for a visible direction, because the slide may be rotated. */
const ownWay = (view: View, way: Way): Way =>
  (Math.round(dialOf(view) / 90) % 2 === 0) === (way === 'across') ? 'across' : 'over';

/** As in a mirror beside it, or in one below it; the dial stays where it is. */
export function flipped(view: View, way: Way): View {
  const { isOver = false, ...rest } = view;
  const exchangesTop = ownWay(view, way) === 'over';
  return {
    ...rest,
    angle: wholeTurn((exchangesTop ? 180 : 0) - view.angle),
    isFlipped: !view.isFlipped,
    ...(isOver !== exchangesTop && { isOver: true }),
  };
}

/**
 * True if the distance is too far for an animation, which would only wait for tiles that nobody
 * looks at.
 */
export function isFar(from: View, to: View, { width, height }: Size): boolean {
  const way = Math.hypot(to.x - from.x, to.y - from.y);
  return way * Math.min(from.scale, to.scale) > 1.5 * Math.max(width, height);
}

type Fingers = readonly [Point, Point];

const gapOf = ([one, other]: Fingers) => Math.hypot(other.x - one.x, other.y - one.y);
const slopeOf = ([one, other]: Fingers) =>
  (Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI;

/** Two fingers hold the slide, and move, stretch and turn it. */
export function pinched(view: View, frame: Size, before: Fingers, after: Fingers): View {
  const held = toSlide(view, frame)(middleOf(...before));
  const wider = gapOf(before) > 0 && gapOf(after) > 0 ? gapOf(after) / gapOf(before) : 1;
  const other = turned({ ...view, scale: view.scale * wider }, slopeOf(after) - slopeOf(before));
  return pinnedAt(other, frame, held, middleOf(...after));
}
