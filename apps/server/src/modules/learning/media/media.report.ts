import type { Db } from '../../../db/database';
import { updateMaking } from './media.manage.store';

const EVERY_MS = 1_000;

/** The work was cancelled or taken over, so its outcome is ignored. */
export class CalledOff extends Error {}

/** Writes down how far something is, and breaks it off where it was called off meanwhile. */
export function reporter(db: Db, making: { id: number; beganAt: Date }, stopping: AbortSignal) {
  const off = new AbortController();
  let far: { done: number; total: number } | null = null;
  const look = async () => {
    const isWanted = await updateMaking(db, making, far ?? { failure: null });
    if (!isWanted) off.abort(new CalledOff());
  };
  // A look that fails is made up for by the next one.
  const timer = setInterval(() => void look().catch(() => undefined), EVERY_MS);
  timer.unref();
  return {
    stopping: AbortSignal.any([stopping, off.signal]),
    tell(done: number, total: number) {
      far = { done, total };
    },
    reason: (error: unknown) => (off.signal.aborted ? off.signal.reason : error) as Error,
    end: () => clearInterval(timer),
  };
}
