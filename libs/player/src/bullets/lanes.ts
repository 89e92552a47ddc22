/** A moving or fixed bullet comment; times are seconds of the film. */
export interface Runner {
  beganAt: number;
  /** Time on the screen. */
  seconds: number;
  width: number;
}

type Lanes = readonly (Runner | undefined)[];

/** Between two in one lane, in pixels. */
const GAP = 24;

/** True if the bullet ahead is fully visible and will not be caught up with. */
function mayFollow(ahead: Runner, next: Runner, screen: number): boolean {
  const since = next.beganAt - ahead.beganAt;
  const paceOf = ({ width, seconds }: Runner) => (screen + width) / seconds;
  const isIn = since * paceOf(ahead) >= ahead.width + GAP;
  // At the left edge the faster one comes first to where the slower one leaves.
  const arrives = next.beganAt + screen / paceOf(next);
  return isIn && arrives >= ahead.beganAt + ahead.seconds;
}

/** The first lane that has room for one that runs; null where all are taken: it is not shown. */
export function runningLane(lanes: Lanes, next: Runner, screen: number): number | null {
  const at = lanes.findIndex((ahead) => !ahead || mayFollow(ahead, next, screen));
  return at === -1 ? null : at;
}

/** The first lane in which none stands any more. */
export function standingLane(lanes: Lanes, { beganAt }: Pick<Runner, 'beganAt'>): number | null {
  const at = lanes.findIndex((there) => !there || there.beganAt + there.seconds <= beganAt);
  return at === -1 ? null : at;
}
