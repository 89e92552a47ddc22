import { createHash } from 'node:crypto';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import type { WorkerTasks } from '../../../threads/heavyWork';
import { lruCache } from '../../../support/lruCache';
import { limits } from '../../base/limit/limit.rules';
import { refundAttempts, consumeRateLimits } from '../../base/limit/limit.service';

type Check = 'checkCase' | 'checkDrill';
type Found<T extends Check> = Awaited<ReturnType<WorkerTasks[T]>>;

/** Longer checks count towards a user's hourly limit of long ones. */
const LONG_MS = 5000;

/** Checking again or publishing does not repeat the work. */
const found = lruCache<Promise<unknown>>({
  name: 'making.check',
  most: 200,
  invalidatedBy: 'nothing: the key is the content',
});

/** Looks through what is written here, in the thread for heavy work: it may be a stranger's. */
export async function checkMade<T extends Check>(
  { db, heavy, person, clock }: CallerContext<'heavy'> & { db: Db },
  task: T,
  graph: Parameters<WorkerTasks[T]>[0],
): Promise<Found<T>> {
  const key = `${task}:${hashOf(graph)}`;
  const known = found.find(key) as Promise<Found<T>> | undefined;
  if (known) return known;
  const [begunAt, whose] = [clock.now(), person.id];
  const [, long = 0, underWay = 0] = await consumeRateLimits(db, begunAt, [
    { key: `check:${whose}`, limit: limits.checksOfPerson },
    { key: `longCheck:${whose}`, limit: limits.longChecksOfPerson },
    { key: `checkUnderWay:${whose}`, limit: limits.checkUnderWay },
  ]);
  try {
    const coming = heavy.run(task, graph, { person });
    found.keep(key, coming);
    return await coming;
  } catch (error) {
    found.forget(key);
    throw error;
  } finally {
    const isLong = clock.now().getTime() - begunAt.getTime() > LONG_MS;
    await refundAttempts(db, isLong ? [underWay] : [underWay, long]);
  }
}

/** By what it says, in whichever order: the database keeps names in an order of its own. */
const hashOf = (graph: object) =>
  createHash('sha256').update(JSON.stringify(graph, inOrder)).digest('base64url');

const inOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
