import type { Branch } from '../maps/drawMap';

/** A curve of a figure: smooth through its points. */
interface Curve {
  name: string;
  points: readonly (readonly [x: number, y: number])[];
}

interface Axis {
  name: string;
  from: number;
  to: number;
  marks: readonly number[];
}

export type Figure =
  | { kind: 'curves'; x: Axis; y: Axis; curves: readonly Curve[] }
  | { kind: 'bars'; unit: string; bars: readonly (readonly [name: string, value: number])[] }
  | { kind: 'steps'; steps: readonly string[]; isRing?: true }
  | { kind: 'tree'; middle: string; branches: readonly Branch[] }
  | { kind: 'heart' | 'conduction' | 'chest' | 'beat' };

export type Block =
  | { kind: 'points'; title?: string; points: readonly string[] }
  | { kind: 'text'; text: string }
  /** A key point of the lesson. */
  | { kind: 'key'; text: string }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'figure'; figure: Figure; caption: string };

/** A page: one column, or two beside each other. */
export interface Page {
  title: string;
  left: readonly Block[];
  right?: readonly Block[];
}

export interface Lesson {
  slug: string;
  title: string;
  under: string;
  pages: readonly Page[];
}

export const pageWidth = 1600;
export const pageHeight = 900;

export const points = (title: string, ...items: readonly string[]): Block => ({
  kind: 'points',
  ...(title && { title }),
  points: items,
});
export const text = (words: string): Block => ({ kind: 'text', text: words });
export const key = (words: string): Block => ({ kind: 'key', text: words });
export const table = (head: readonly string[], ...rows: readonly (readonly string[])[]): Block => ({
  kind: 'table',
  head,
  rows,
});
export const figure = (caption: string, drawn: Figure): Block => ({
  kind: 'figure',
  figure: drawn,
  caption,
});
