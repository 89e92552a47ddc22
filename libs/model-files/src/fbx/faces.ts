import type { ModelLimits } from '../limits';
import { refuseModel } from '../refusal';

/** How many sides of a face are cut into triangles, which takes the square of them. */
const MOST_SIDES = 2_000;

/** Counts the triangles of faces that are told corner by corner, the last one below nought. */
export class Faces {
  private readonly limits: ModelLimits;
  private sides = 0;
  triangles = 0;

  constructor(limits: ModelLimits) {
    this.limits = limits;
  }

  corner(isLast: boolean) {
    this.sides += 1;
    if (this.sides > MOST_SIDES) refuseModel('sides');
    if (!isLast) return;
    this.triangles += Math.max(1, this.sides - 2);
    this.sides = 0;
    if (this.triangles > this.limits.triangles) refuseModel('triangles');
  }

  /** The next surface begins. */
  next() {
    this.sides = 0;
  }
}
