import type { Course } from '@cheese/domain/contract/learning/shapes/courseShapes';
import type { Db } from '../../../db/database';
import { lruCache } from '../../../support/lruCache';
import { type CourseFacts, type Facts, selectFacts } from './course.facts.store';

const FRESH_MS = 1_000;
const MOST_KEPT = 5_000;
const known = lruCache<{ facts: Promise<Facts>; until: number }>({
  name: 'course.facts',
  most: MOST_KEPT,
  invalidatedBy: 'a course that is edited: after 1 s',
});

/** As above, cached for a second, because personal lists share only these facts. */
export async function factsOf(db: Db, ids: readonly number[], now: Date): Promise<Facts> {
  const kept = new Map(ids.map((id) => [id, known.find(id)]));
  const old = ids.filter((id) => (kept.get(id)?.until ?? 0) <= now.getTime());
  const facts = selectFacts(db, old);
  const until = now.getTime() + FRESH_MS;
  for (const id of old) known.keep(id, { facts, until });
  // Do not cache a failure.
  facts.catch(() => old.forEach((id) => known.keep(id, { facts, until: 0 })));
  const found = new Map<number, CourseFacts>();
  for (const id of ids) {
    const one = (await (old.includes(id) ? facts : kept.get(id)!.facts)).get(id);
    if (one) found.set(id, one);
  }
  return found;
}

export function toCourse({
  description: _d,
  certificateShare: _c,
  organisationId: _o,
  trailerId: _t,
  ...row
}: CourseFacts): Course {
  return row;
}
