import type { Resolution } from '../geometry/resolution';
import { shapeColours } from './colours';
import { type Ground, HALO, inSight, POINT } from './ground';
import { byImportance, type LabelBox, labelRoom } from './labels';
import { labelOf } from './measureShape';
import { outlineOf } from './outline';
import type { Sheet } from './paint';
import type { Shape } from './shape';

type Pen = CanvasRenderingContext2D;

/** More labels would be unreadable. */
const MOST_LABELS = 300;
/** Half of the room that a line of words takes, with its halo. */
const HALF = 10;

interface Placed {
  shape: Shape;
  text: string;
  isBeside: boolean;
  x: number;
  y: number;
  opacity: number;
}

/** The labels that stand, by their shapes. */
export type Labels = ReadonlyMap<Shape, Placed>;

interface Placing {
  slide: Resolution;
  ground: Ground;
  /** The label of this shape is always placed. */
  chosen: string | undefined;
}

/**
 * Places the selected shape's label first, then those of upper layers, then the more important
 * ones.
 */
export function placeLabels(
  pen: Pen,
  sheets: readonly Sheet[],
  { slide, ground, chosen }: Placing,
): Labels {
  const room = labelRoom(MOST_LABELS);
  const placed = new Map<Shape, Placed>();
  const place = (shape: Shape, opacity: number, must: boolean) => {
    const text = knownLabel(shape, slide);
    if (!text || placed.has(shape)) return;
    const one = { ...standing(shape, ground), shape, text, opacity };
    if (room.take(boxOf(pen, one), must)) placed.set(shape, one);
  };
  const fromTop = sheets.toReversed();
  for (const { shapes, opacity } of fromTop) {
    const held = chosen === undefined ? undefined : shapes.find(({ id }) => id === chosen);
    if (held) place(held, opacity, true);
  }
  for (const { shapes, opacity } of fromTop) {
    for (const shape of inSight(byImportance(shapes), ground)) {
      if (room.isFull()) return placed;
      place(shape, opacity, false);
    }
  }
  return placed;
}

/** Beside what is small, in the middle of what is large. */
function standing(shape: Shape, { to, view }: Ground) {
  const { centre, radius } = outlineOf(shape);
  const { x, y } = to(centre);
  const isBeside = shape.kind !== 'text' && radius * view.scale < 40;
  return { isBeside, x: isBeside ? x + radius * view.scale + POINT + 4 : x, y };
}

function boxOf(pen: Pen, { text, isBeside, x, y }: Omit<Placed, 'opacity'>): LabelBox {
  const width = widthOf(pen, text);
  const left = (isBeside ? x : x - width / 2) - HALO / 2;
  return { left, right: left + width + HALO, top: y - HALF, bottom: y + HALF };
}

/** Upright, whichever way the slide lies. */
export function paintLabel(pen: Pen, { shape, text, isBeside, x, y }: Placed) {
  const { line, halo } = shapeColours[shape.colour];
  pen.textAlign = isBeside ? 'left' : 'center';
  pen.strokeStyle = halo;
  pen.lineWidth = HALO;
  pen.strokeText(text, x, y);
  pen.fillStyle = line;
  pen.fillText(text, x, y);
}

const labels = new WeakMap<Shape, { text: string; mpp: number | null }>();

/** Measured once: thousands are asked for sixty times a second. */
function knownLabel(shape: Shape, slide: Resolution): string {
  const known = labels.get(shape);
  if (known && known.mpp === slide.mpp) return known.text;
  const text = labelOf(shape, slide);
  labels.set(shape, { text, mpp: slide.mpp });
  return text;
}

const MOST_WIDTHS = 5_000;
const widths = new Map<string, number>();

function widthOf(pen: Pen, text: string): number {
  const key = `${pen.font} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  if (widths.size >= MOST_WIDTHS) widths.clear();
  const { width } = pen.measureText(text);
  widths.set(key, width);
  return width;
}
