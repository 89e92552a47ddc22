import type { Resolution } from '../geometry/resolution';
import type { Point } from '../geometry/view';
import { shapeColours } from './colours';
import type { Seen } from './draft';
import { type Labels, paintLabel, placeLabels } from './paintLabels';
import { outlineOf } from './outline';
import { type Ground, groundOf, HALO, HEAD, inSight, POINT } from './ground';
import type { Layer, Shape, ShapeColour } from './shape';

const LINE = 2;
/** Smaller than this on the screen a shape is a dot. */
const DOT = 1.5;

const colours = Object.keys(shapeColours) as ShapeColour[];

/** Scale of lines and letters, larger for a picture in a higher resolution. */
export interface Brush {
  density: number;
  font: string;
}

type Pen = CanvasRenderingContext2D;

/** A label without room becomes a dot, so that it does not look deleted. */
type Labelled = Ground & { labels: Labels };

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
    // Skip steps below a pixel, except the last.
    const isTiny = last && Math.abs(at.x - last.x) + Math.abs(at.y - last.y) < 0.7;
    if (isTiny && i < points.length - 1) return;
    if (last) pen.lineTo(at.x, at.y);
    else pen.moveTo(at.x, at.y);
    last = at;
  });
  if (isClosed) pen.closePath();
}

function trace(pen: Pen, shape: Shape, { to, view, labels }: Labelled) {
  const { points, isClosed, radius, centre } = outlineOf(shape);
  const middle = to(centre);
  if (shape.kind === 'text' && labels.has(shape)) return;
  if (points.length === 1 || radius * view.scale < DOT) {
    const isMark = points.length === 1 && shape.kind !== 'text';
    const size = isMark ? POINT : DOT;
    pen.moveTo(middle.x + size, middle.y);
    pen.arc(middle.x, middle.y, size, 0, 2 * Math.PI);
    return;
  }
  tracePoints(pen, points, isClosed, to);
  const [tip, from] = [points.at(-1), points.at(-2)];
  if (shape.kind === 'arrow' && tip && from) traceHead(pen, to(tip), to(from));
}

/** All of one colour in two strokes, however many they are. */
function strokeAll(pen: Pen, shapes: readonly Shape[], colour: ShapeColour, ground: Labelled) {
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

/** Shapes painted together, in stacking order. */
export interface Sheet {
  shapes: readonly Shape[];
  opacity: number;
}

/** Draws shapes as they are seen, and over all of them the labels that do not cover each other. */
export function paintSheets(
  pen: Pen,
  sheets: readonly Sheet[],
  seen: Seen,
  slide: Resolution,
  brush: Brush & { chosen?: string | undefined },
) {
  const { density, font, chosen } = brush;
  const ground = groundOf(seen);
  pen.setTransform(density, 0, 0, density, 0, 0);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  pen.font = font;
  pen.textBaseline = 'middle';
  const labels = placeLabels(pen, sheets, { slide, ground, chosen });
  sheets.forEach(({ shapes, opacity }) => {
    pen.globalAlpha = opacity;
    const seenOnes = inSight(shapes, ground);
    for (const colour of colours) {
      const ones = seenOnes.filter((shape) => shape.colour === colour);
      if (ones.length > 0) strokeAll(pen, ones, colour, { ...ground, labels });
    }
  });
  for (const one of labels.values()) {
    pen.globalAlpha = one.opacity;
    paintLabel(pen, one);
  }
  pen.globalAlpha = 1;
}

/** Layers one over the other, each as faint as it is wished. */
export const sheetsOf = (layers: readonly Layer[]): Sheet[] =>
  layers.filter(({ isShown }) => isShown).map(({ shapes, opacity = 1 }) => ({ shapes, opacity }));

/** Draggable points, as small squares. */
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
