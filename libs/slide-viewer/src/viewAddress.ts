import { type Adjustment, adjustmentKeys, bounded, isNeutral, neutral } from './adjust/adjustment';
import { type Size, type View, wholeTurn } from './geometry/view';

export interface Seen {
  view: View;
  adjustment: Adjustment;
  /** Shown layers; null for the default. */
  layers: readonly string[] | null;
}

/** Limits of the zoom in an address. */
const bounds = { most: 16, leastPixels: 8 };
const LONGEST = 4000;
const MOST_LAYERS = 200;
const layerName = /^[A-Za-z0-9-]{1,40}$/;
const decimal = /^-?\d{1,9}(\.\d{1,9})?$/;

const rounded = (value: number, digits: number) => String(Number(value.toFixed(digits)));

/** Short, and of signs that need no escape in an address. */
export function sayView({ view, adjustment, layers }: Seen): string {
  const { x, y, scale, angle, isFlipped, isOver = false } = view;
  const place = [
    // A tenth of a pixel of the screen at the finest.
    rounded(x, 1),
    rounded(y, 1),
    rounded(scale, 6),
    rounded(angle, 1),
    String((isFlipped ? 1 : 0) + (isOver ? 2 : 0)),
  ].join('_');
  const colours = isNeutral(adjustment)
    ? ''
    : adjustmentKeys.map((key) => adjustment[key]).join('_');
  const shown = layers === null ? '' : `_${layers.filter((id) => layerName.test(id)).join('_')}`;
  return [place, colours, shown].join('~').replace(/~+$/, '');
}

function numbersOf(text: string | undefined): number[] {
  if (!text) return [];
  const parts = text.split('_', 12);
  return parts.every((part) => decimal.test(part)) ? parts.map(Number) : [];
}

const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

function viewOf(text: string | undefined, slide: Size): View | null {
  const numbers = numbersOf(text);
  const [x, y, scale, angle, side] = numbers;
  if (numbers.length !== 5 || x === undefined || y === undefined) return null;
  if (scale === undefined || angle === undefined || !(scale > 0)) return null;
  return {
    x: within(x, 0, slide.width),
    y: within(y, 0, slide.height),
    scale: within(scale, bounds.leastPixels / Math.max(slide.width, slide.height), bounds.most),
    angle: wholeTurn(angle),
    isFlipped: side === 1 || side === 3,
    ...((side === 2 || side === 3) && { isOver: true }),
  };
}

function adjustmentOf(text: string | undefined): Adjustment {
  const numbers = numbersOf(text);
  if (numbers.length !== adjustmentKeys.length) return neutral;
  return bounded(
    Object.fromEntries(adjustmentKeys.map((key, i) => [key, numbers[i] ?? neutral[key]])),
  );
}

function layersOf(text: string | undefined): string[] | null {
  if (!text?.startsWith('_')) return null;
  const names = text
    .slice(1)
    .split('_')
    .filter((id) => layerName.test(id));
  return [...new Set(names)].slice(0, MOST_LAYERS);
}

/** Reads the parts of an address that are valid. */
export function readView(text: string, slide: Size): Omit<Seen, 'view'> & { view: View | null } {
  const [place, colours, layers] = text.length > LONGEST ? [] : text.split('~', 3);
  return {
    view: viewOf(place, slide),
    adjustment: adjustmentOf(colours),
    layers: layersOf(layers),
  };
}
