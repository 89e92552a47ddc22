import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import { hourly, queueHourly } from '../job/hourly';
import { enqueue } from '../job/job.service';
import type { JobKinds } from '../job/job.run';
import { saveTexts } from './findable.service';
import type { FindableSource } from './findable.shapes';
import { holdKind, markOthersGone, saveKind, selectKinds } from './findable.store';
import { READING } from './reading/reader';

const READ = 'readFindable';
const READ_INSIDE = 'readFindableInside';
const AT_ONCE = 200;
/**
 * Enough for half a million texts; a killed run is taken over soon, and reading twice is harmless.
 */
const LEASE_MS = 300_000;

interface Shop {
  db: Db;
  clock: Clock;
}

/** Reads anew what an older version has read, or stored before anything was read. */
export const findableJobs = ({ db }: Shop, sources: readonly FindableSource[]): JobKinds => ({
  [READ]: {
    lane: 'quick',
    leaseMs: LEASE_MS,
    mostAttempts: 5,
    async run(_payload, { stopping }) {
      for (const source of await outdated(db, sources)) await readAll(db, source, stopping);
    },
    giveUp: async () => undefined,
  },
});

/**
 * Contained texts change in many places that trigger no update, so they are read again every hour.
 */
export const insideJobs = (shop: Shop, source: FindableSource): JobKinds => ({
  [READ_INSIDE]: {
    lane: 'quick',
    ...hourly(shop.clock, () => readAll(shop.db, source, new AbortController().signal)),
  },
});

export const queueReadingInside = (shop: Shop) => queueHourly(shop, READ_INSIDE);

/** Sees to it that everything is read as this version reads: once for all nodes. */
export async function queueReading({ db, clock }: Shop, sources: readonly FindableSource[]) {
  if ((await outdated(db, sources)).length === 0) return;
  await enqueue(db, { kind: READ, payload: {}, onceKey: READ, runAt: clock.now() });
}

async function outdated(db: Db, sources: readonly FindableSource[]) {
  const kinds = new Map((await selectKinds(db)).map(({ kind, reading }) => [kind, reading]));
  return sources.filter(({ kind }) => (kinds.get(kind) ?? 0) < READING);
}

/** In steps, each in a transaction of its own: what is searched meanwhile is not kept waiting. */
export async function readAll(db: Db, source: FindableSource, stopping: AbortSignal) {
  let after: number | null = 0;
  while (after !== null) {
    stopping.throwIfAborted();
    const from: number = after;
    after = await db.transaction((inside) => readNext(inside, source, from));
  }
  await saveKind(db, source.kind, READING);
}

async function readNext(db: Db, source: FindableSource, after: number): Promise<number | null> {
  await holdKind(db, source.kind, 'whole');
  const texts = await source.select(db, { after, limit: AT_ONCE });
  const upTo = texts.length < AT_ONCE ? null : (texts.at(-1)?.id ?? null);
  await saveTexts(db, source, texts);
  const ids = texts.map(({ id }) => id);
  await markOthersGone(db, source.kind, { after, upTo, ids });
  return upTo;
}
