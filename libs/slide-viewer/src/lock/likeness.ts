import { matrixOf, type Point, type View, wholeTurn } from '../geometry/view';

/** Maps places of one slide to another: rotation, scale, shift and possibly mirroring. */
export interface Likeness {
  /** The turn and the stretch: as a complex number. */
  re: number;
  im: number;
  x: number;
  y: number;
  isMirrored: boolean;
}

export type Pair = readonly [here: Point, there: Point];

export function carried({ re, im, x, y, isMirrored }: Likeness, place: Point): Point {
  const up = isMirrored ? -place.y : place.y;
  return { x: re * place.x - im * up + x, y: im * place.x + re * up + y };
}

/** The way back. */
export function reversed(likeness: Likeness): Likeness {
  const { re, im, x, y, isMirrored } = likeness;
  const size = re * re + im * im;
  // Mirrored, the turn goes on in the same sense on the way back.
  const back = { re: re / size, im: (isMirrored ? im : -im) / size, x: 0, y: 0, isMirrored };
  const start = carried(back, { x, y });
  return { ...back, x: -start.x, y: -start.y };
}

/** The view of the other slide that shows what this view shows. */
export function viewThere(view: View, likeness: Likeness): View {
  const { re, im, isMirrored } = likeness;
  const stretch = Math.hypot(re, im);
  const turn = (Math.atan2(im, re) * 180) / Math.PI;
  // A vertical mirror is a horizontal one and half a turn, hence the 180.
  const angle = isMirrored ? 180 - turn - view.angle : view.angle - turn;
  return {
    ...carried(likeness, view),
    scale: view.scale / stretch,
    angle: wholeTurn(angle),
    isFlipped: isMirrored ? !view.isFlipped : view.isFlipped,
  };
}

/** Two slides as they are seen now: what lies in the middle of one lies in the middle of the other. */
export function likenessOf(here: View, there: View): Likeness {
  const isMirrored = here.isFlipped !== there.isFlipped;
  const [one, other] = [matrixOf(here), matrixOf(there)];
  const size = other.a * other.d - other.b * other.c;
  // there⁻¹ · here: its first column is the turn and the stretch.
  const re = (other.d * one.a - other.b * one.c) / size;
  const im = (other.a * one.c - other.c * one.a) / size;
  const start = carried({ re, im, x: 0, y: 0, isMirrored }, here);
  return { re, im, x: there.x - start.x, y: there.y - start.y, isMirrored };
}
