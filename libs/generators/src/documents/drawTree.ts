import { tints, widthOf, write } from '../films/parts/pens';
import type { Branch } from '../maps/drawMap';
import { box, stroke } from '../pictures/svg';
import { sheet, toneOf } from './sheet';

const ROW = 58;
const INDENT = 56;
const SIZE = 23;

interface Row {
  text: string;
  depth: number;
  tone: string;
  /** The index of its parent row. */
  under: number;
}

function rowsOf(branch: Branch, depth: number, tone: string, under: number, rows: Row[]) {
  rows.push({ text: branch.text, depth, tone, under });
  const own = rows.length - 1;
  for (const [at, one] of (branch.branches ?? []).entries())
    rowsOf(one, depth + 1, depth === 0 ? toneOf(at) : tone, own, rows);
}

function drawRow({ text, depth, tone, under }: Row, at: number): string {
  const [x, y] = [depth * INDENT + 4, at * ROW + 28];
  const width = widthOf(text, SIZE) + 40;
  const frame = { x, y: y - 22, width, height: 44, radius: 10 };
  const ground = depth < 2 ? box(frame, tone) : `<g opacity=".16">${box(frame, tone)}</g>`;
  const elbow =
    depth === 0 ? '' : stroke(`M${x - INDENT + 22} ${under * ROW + 50}V${y}H${x}`, tints.pale, 2.5);
  const fill = depth < 2 ? tints.white : tints.ink;
  return elbow + ground + write(x + 20, y + 8, text, { size: SIZE, bold: depth < 2, fill });
}

/** A classification tree, one row per level. */
export function drawTree(middle: string, branches: readonly Branch[]): string {
  const rows: Row[] = [];
  rowsOf({ text: middle, branches }, 0, tints.ink, -1, rows);
  const width = Math.max(
    ...rows.map(({ text, depth }) => depth * INDENT + widthOf(text, SIZE) + 52),
  );
  return sheet(Math.max(620, width), rows.length * ROW, rows.map(drawRow).join(''));
}
