import type { Resolution } from '../geometry/resolution';
import { matrixOf, type Matrix, type Point } from '../geometry/view';
import { shapeColours } from './colours';
import type { Seen } from './draft';
import { labelOf } from './measureShape';
import { outlineOf } from './outline';
import type { Layer, Shape, ShapeColour } from './shape';

const LINE = 2;
const HALO = 4;
const POINT = 6;
const HEAD = 14;
/** Smaller than this on the screen a shape is a dot. */
const DOT = 1.5;
/** Of more labels than this nobody could read one. */
const MOST_LABELS = 300;

const colours = Object.keys(shapeColours) as ShapeColour[];

/** How large lines and letters are: more for a picture in a higher resolution. */
export interface Brush {
  density: number;
  font: string;
}

type Pen = CanvasRenderingContext2D;

interface Ground extends Seen {
  to: (place: Point) => Point;
}

function groundOf(seen: Seen): Ground {
  const { view, frame } = seen;
  const { a, b, c, d }: Matrix = matrixOf(view);
  const [x, y] = [
    frame.width / 2 - a * view.x - b * view.y,
    frame.height / 2 - c * view.x - d * view.y,
  ];
  return {
    ...seen,
    to: (place) => ({ x: a * place.x + b * place.y + x, y: c * place.x + d * place.y + y }),
  };
}

/** Those of which something is seen. */
function inSight(shapes: readonly Shape[], ground: Ground): Shape[] {
  const { frame, view } = ground;
  return shapes.filter((shape) => {
    const { centre, radius, points } = outlineOf(shape);
    if (points.length === 0) return false;
    const { x, y } = ground.to(centre);
    const reach = radius * view.scale + HEAD;
    return x > -reach && y > -reach && x < frame.width + reach && y < frame.height + reach;
  });
}

function traceHead(pen: Pen, tip: Point, from: Point) {
  const turn = Math.atan2(tip.y - from.y, tip.x - from.x);
  for (const side of [-1, 1]) {
    const leg = turn + Math.PI + side * 0.45;
    pen.moveTo(tip.x, tip.y);
    pen.lineTo(tip.x + HEAD * Math.cos(leg), tip.y + HEAD * Math.sin(leg));
  }
}

function tracePoints(pen: Pen, points: readonly Point[], isClosed: boolean, to: Ground['to']) {
  let last: Point | null = null;
  points.forEach((point, i) => {
    const at = to(point);
    // Steps that nobody sees are not drawn, but the last one is.
    const isTiny = last && Math.abs(at.x - last.x) + Math.abs(at.y - last.y) < 0.7;
    if (isTiny && i < points.length - 1) return;
    if (last) pen.lineTo(at.x, at.y);
    else pen.moveTo(at.x, at.y);
    last = at;
  });
  if (isClosed) pen.closePath();
}

function trace(pen: Pen, shape: Shape, { to, view }: Ground) {
  const { points, isClosed, radius, centre } = outlineOf(shape);
  const middle = to(centre);
  if (shape.kind === 'text') return;
  if (points.length === 1 || radius * view.scale < DOT) {
    const size = points.length === 1 ? POINT : DOT;
    pen.moveTo(middle.x + size, middle.y);
    pen.arc(middle.x, middle.y, size, 0, 2 * Math.PI);
    return;
  }
  tracePoints(pen, points, isClosed, to);
  const [tip, from] = [points.at(-1), points.at(-2)];
  if (shape.kind === 'arrow' && tip && from) traceHead(pen, to(tip), to(from));
}

/** All of one colour in two strokes, however many they are. */
function strokeAll(pen: Pen, shapes: readonly Shape[], colour: ShapeColour, ground: Ground) {
  const { line, halo } = shapeColours[colour];
  pen.beginPath();
  shapes.forEach((shape) => trace(pen, shape, ground));
  pen.strokeStyle = halo;
  pen.lineWidth = HALO;
  pen.stroke();
  pen.strokeStyle = line;
  pen.lineWidth = LINE;
  pen.stroke();
}

/** Upright, whichever way the slide lies. */
function label(pen: Pen, shape: Shape, slide: Resolution, ground: Ground) {
  const text = labelOf(shape, slide);
  if (!text) return;
  const { line, halo } = shapeColours[shape.colour];
  const { centre, radius } = outlineOf(shape);
  const { x, y } = ground.to(centre);
  const isBeside = shape.kind !== 'text' && radius * ground.view.scale < 40;
  pen.textAlign = isBeside ? 'left' : 'center';
  pen.strokeStyle = halo;
  pen.lineWidth = HALO;
  const at = isBeside ? x + radius * ground.view.scale + POINT + 4 : x;
  pen.strokeText(text, at, y);
  pen.fillStyle = line;
  pen.fillText(text, at, y);
}

/** Draws shapes as they are seen. */
export function paintShapes(
  pen: Pen,
  shapes: readonly Shape[],
  seen: Seen,
  slide: Resolution,
  { density, font }: Brush,
) {
  const ground = groundOf(seen);
  const seenOnes = inSight(shapes, ground);
  pen.setTransform(density, 0, 0, density, 0, 0);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  pen.font = font;
  pen.textBaseline = 'middle';
  for (const colour of colours) {
    const ones = seenOnes.filter((shape) => shape.colour === colour);
    if (ones.length > 0) strokeAll(pen, ones, colour, ground);
  }
  seenOnes.slice(0, MOST_LABELS).forEach((shape) => label(pen, shape, slide, ground));
}

/** Layers one over the other, each as faint as it is wished. */
export function paintLayers(
  pen: Pen,
  layers: readonly Layer[],
  seen: Seen,
  slide: Resolution,
  brush: Brush,
) {
  for (const { shapes, isShown, opacity = 1 } of layers) {
    if (!isShown) continue;
    pen.globalAlpha = opacity;
    paintShapes(pen, shapes, seen, slide, brush);
    pen.globalAlpha = 1;
  }
}

/** What can be taken hold of, as small squares. */
export function paintHandles(pen: Pen, places: readonly Point[], seen: Seen, density: number) {
  const { to } = groundOf(seen);
  pen.setTransform(density, 0, 0, density, 0, 0);
  pen.lineWidth = LINE;
  for (const { x, y } of places.map(to)) {
    pen.fillStyle = shapeColours.white.line;
    pen.strokeStyle = shapeColours.white.halo;
    pen.fillRect(x - 5, y - 5, 10, 10);
    pen.strokeRect(x - 5, y - 5, 10, 10);
  }
}
