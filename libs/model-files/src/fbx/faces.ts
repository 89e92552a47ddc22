import type { ModelLimits } from '../limits';
import { refuseModel } from '../refusal';

/** The corners of a face; triangulation takes quadratic time. */
const MOST_SIDES = 2_000;

/**
 * Counts the triangles of faces given as lists of corners; a negative number marks the last corner
 * of a face.
 */
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

  /** Starts the next mesh. */
  next() {
    this.sides = 0;
  }
}
