import { puzzleSize } from './puzzle';

/** The little of a canvas context or a Path2D that an outline needs. */
export type Pen = Pick<CanvasPath, 'moveTo' | 'lineTo' | 'arc' | 'closePath'>;

const { piece, radius, ear } = puzzleSize;
const middle = piece / 2;
/** From the edge to the middle of the ear's circle. */
const offset = ear - radius;
/** Half the angle that the edge cuts out of the circle. */
const neck = Math.acos(offset / radius);

const south = Math.PI / 2;
const west = Math.PI;
const round = 2 * Math.PI;

/** The piece with its body's upper left corner at x, y: ears above and to the right, a notch left. */
export function tracePiece(pen: Pen, x: number, y: number) {
  pen.moveTo(x, y);
  pen.arc(x + middle, y - offset, radius, south + neck, south - neck + round);
  pen.lineTo(x + piece, y);
  pen.arc(x + piece + offset, y + middle, radius, west + neck, west - neck + round);
  pen.lineTo(x + piece, y + piece);
  pen.lineTo(x, y + piece);
  pen.arc(x + offset, y + middle, radius, west - neck, west + neck, true);
  pen.closePath();
}
