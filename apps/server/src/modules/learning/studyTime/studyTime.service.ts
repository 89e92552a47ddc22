import type { SingleType } from '@cheese/domain/codes/learning/singleTypes';
import type { StudiedType } from '@cheese/domain/codes/learning/studiedTypes';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import type { Clock } from '../../../ports/clock';
import { consumeStudyLimit } from '../../base/limit/limit.service';
import { SILENCE_MS } from './silence';
import { extendNewest, insertStretch } from './studyTime.store';

interface Product {
  productId: number;
  productType: StudiedType;
}
interface Resource {
  resourceId: number;
  resourceType: SingleType;
}
/** What a stretch of study was of; null is the site as such. */
export type Studied = Product | Resource | null;

interface Learner {
  person: Person;
  clock: Clock;
}

/** Begins a stretch of study. */
export async function startStudy(db: Db, { person, clock }: Learner, studied: Studied) {
  await begin(db, { person, clock }, studied);
  return null;
}

/** Moves the end of the running stretch; after a silence a new one begins. */
export async function reportStudy(db: Db, { person, clock }: Learner, studied: Studied) {
  const now = clock.now();
  const heardAfter = new Date(now.getTime() - SILENCE_MS);
  const isRunning = await extendNewest(db, person.id, studied, { now, heardAfter });
  if (!isRunning) await begin(db, { person, clock }, studied);
  return null;
}

async function begin(db: Db, { person, clock }: Learner, studied: Studied) {
  const now = clock.now();
  await consumeStudyLimit(db, now, person.id);
  await insertStretch(db, person.id, studied, now);
}
