import { findHeld, setLease, saveProgress } from './job.store';
import type { JobRow } from './job.tables';
import type { Works } from './job.run';

export interface JobContext {
  /** Aborted when the server stops, the job is cancelled, or another node has taken it over. */
  stopping: AbortSignal;
  /** Saves the progress, which every node can report to the user. */
  tell(done: number, total?: number): Promise<void>;
}

const LOOK_MS = 2_000;

/** Looks now and then whether a job is still wanted, and passes on how far it is. */
export function superviseJob(
  { db, clock, stopping: server, log }: Works,
  row: JobRow,
  { renewMs, turn }: { renewMs: number | null; turn: AbortSignal },
) {
  const off = new AbortController();
  let isCancelled = false;
  const heed = (now: JobRow | null) => {
    if (now && now.cancelledAt === null) return;
    isCancelled ||= now !== null;
    off.abort(new Error(now ? 'the job was called off' : "the job is somebody else's by now"));
  };
  const hold = () =>
    renewMs === null
      ? findHeld(db, row)
      : setLease(db, row, new Date(clock.now().getTime() + renewMs));
  const look = () => hold().then(heed);
  const timer = setInterval(() => {
    look().catch((error: unknown) => log.error({ err: error }, 'a job was not looked after'));
  }, LOOK_MS);
  timer.unref();
  const work: JobContext = {
    stopping: AbortSignal.any([server, off.signal, turn]),
    async tell(done, total) {
      heed(await saveProgress(db, row, { done, ...(total !== undefined && { total }) }));
      off.signal.throwIfAborted();
      turn.throwIfAborted();
    },
  };
  /** Checked again after a failure, because the last check may predate the cancellation. */
  const wasCancelled = async () => {
    if (!isCancelled && !off.signal.aborted) await look();
    return isCancelled;
  };
  return { work, isCancelled: wasCancelled, end: () => clearInterval(timer) };
}
