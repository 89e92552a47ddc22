import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import { type RunningJobs, runningJobs } from './job.running';
import { claimJob, finishJob, markLong, putBack, setLease } from './job.store';
import type { JobRow } from './job.tables';
import { superviseJob, type JobContext } from './job.supervise';
import { untilWoken } from './job.wake';

/**
 * Workers of each lane on every node. Lanes keep quick jobs from waiting for heavy ones, for slow
 * external services, or for films. Some workers take short jobs only, so that a short job waits for
 * a turn at most.
 */
const lanes = {
  quick: { any: 1, short: 0 },
  heavy: { any: 2, short: 1 },
  films: { any: 1, short: 1 },
  outside: { any: 4, short: 0 },
} as const;
export type Lane = keyof typeof lanes;

/** After so long a job is long work. */
const TURN_MS = 10_000;

export interface JobKind {
  lane?: Lane;
  /** Upper limit on the duration; after it the worker counts as dead. */
  leaseMs: number;
  /** It may take longer than that, and is held as long as its process lives. */
  isRenewed?: boolean;
  mostAttempts: number;
  /** Does it; answers when it is due again, where it comes back. */
  run(payload: unknown, work: JobContext): Promise<Date | void>;
  /** The last attempt has failed, was never finished, or was called off: by what it is told, that. */
  giveUp(payload: unknown, failure: JobFailure): Promise<void>;
}

type JobFailure = 'failed' | 'interrupted' | 'cancelled';

export type JobKinds = Record<string, JobKind>;

export interface Works {
  db: Db;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Aborted when the server is about to stop: a job under way is given back. */
  stopping: AbortSignal;
  /** For tests only. */
  turnMs?: number;
}

/** `isShort` limits the worker to short jobs; `beside` lists the jobs running on this node. */
interface Worker {
  isShort: boolean;
  beside: RunningJobs;
}

const RETRY_MS = 30_000;
/** A claim until it is known how long its kind may take. */
const CLAIM_MS = 60_000;
const IDLE_MS = 2_000;

/** Does the next job, if one is due; tells whether there was one. */
export async function runNextJob(
  works: Works,
  kinds: JobKinds,
  { isShort, beside }: Worker = alone(),
): Promise<boolean> {
  const now = works.clock.now();
  const until = new Date(now.getTime() + CLAIM_MS);
  const claim = { kinds: Object.keys(kinds), now, lease: randomUUID(), until, isShort };
  const row = await beside.add(() => claimJob(works.db, { ...claim, without: beside.busy() }));
  const kind = row && kinds[row.kind];
  if (!row || !kind) return false;
  try {
    const isHeld = await setLease(works.db, row, new Date(now.getTime() + kind.leaseMs));
    if (isHeld) await work(works, kind, { row, isShort });
  } finally {
    beside.remove(row);
  }
  return true;
}

const alone = (): Worker => ({ isShort: false, beside: runningJobs(Infinity) });

async function work(works: Works, kind: JobKind, { row, isShort }: Taken) {
  const { db, clock, stopping, log } = works;
  const again = (ms: number, attempts: number, isLong = row.isLong) =>
    putBack(db, row, { runAt: new Date(clock.now().getTime() + ms), attempts, isLong });
  if (row.cancelledAt) return giveUp(works, kind, row, 'cancelled');
  if (row.attempts > kind.mostAttempts) return giveUp(works, kind, row, 'interrupted');
  const turn = new AbortController();
  const attended = superviseJob(works, row, {
    renewMs: kind.isRenewed ? kind.leaseMs : null,
    turn: turn.signal,
  });
  const timer = setTimeout(() => endTurn(), works.turnMs ?? TURN_MS);
  timer.unref();
  const endTurn = () => {
    if (isShort) return turn.abort(new Error('the turn is over'));
    markLong(db, row).catch((error: unknown) => log.error({ err: error }, 'a job was not marked'));
  };
  try {
    const next = await kind.run(row.payload, attended.work);
    if (next) await putBack(db, row, { runAt: next, attempts: 0 });
    else await finishJob(db, row, { at: clock.now(), failure: null });
  } catch (error) {
    if (await attended.isCancelled()) return await giveUp(works, kind, row, 'cancelled');
    // Broken off by our own stop: that is no failure of the job.
    if (stopping.aborted) return void (await again(0, row.attempts - 1));
    // It goes on where long work is done, and others have their turn here.
    if (turn.signal.aborted) return void (await again(0, row.attempts - 1, true));
    log.error({ err: error, job: row.kind }, 'a job failed');
    if (row.attempts >= kind.mostAttempts) await giveUp(works, kind, row, 'failed');
    else await again(RETRY_MS * row.attempts, row.attempts);
  } finally {
    clearTimeout(timer);
    attended.end();
  }
}

interface Taken {
  row: JobRow;
  isShort: boolean;
}

async function giveUp({ db, clock }: Works, kind: JobKind, row: JobRow, failure: JobFailure) {
  await kind.giveUp(row.payload, failure);
  await finishJob(db, row, { at: clock.now(), failure });
}

/** One job after the other in each lane until the server stops; resolves once all are put down. */
export async function workOn(works: Works, kinds: JobKinds): Promise<void> {
  await Promise.all(
    Object.entries(lanes).flatMap(([lane, { any, short }]) => {
      const its = Object.entries(kinds).filter(([, kind]) => (kind.lane ?? 'quick') === lane);
      if (its.length === 0) return [];
      // No user or school may occupy all workers, so that one is always free for others.
      const beside = runningJobs(short > 0 ? any + short - 1 : Infinity);
      return Array.from({ length: any + short }, (_, nth) =>
        workIn(works, Object.fromEntries(its), { isShort: nth >= any, beside }),
      );
    }),
  );
}

async function workIn(works: Works, kinds: JobKinds, worker: Worker) {
  const { stopping, log } = works;
  while (!stopping.aborted) {
    const wasThereOne = await runNextJob(works, kinds, worker).catch((error: unknown) => {
      log.error({ err: error }, 'the queue of jobs did not answer');
      return false;
    });
    if (!wasThereOne) await idle(works);
  }
}

/** Until the next look, or the stop; it leaves no listener behind, for it comes every two seconds. */
async function idle({ clock, stopping }: Works) {
  let stop = () => undefined as void;
  const stopped = new Promise<void>((resolve) => (stop = resolve));
  stopping.addEventListener('abort', stop, { once: true });
  if (stopping.aborted) stop();
  const { woken, end } = untilWoken();
  await Promise.race([clock.pause(IDLE_MS), stopped, woken]);
  end();
  stopping.removeEventListener('abort', stop);
}
