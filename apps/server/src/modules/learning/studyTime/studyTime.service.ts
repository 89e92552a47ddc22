import type { StudiedType } from '@cheese/domain/codes/learning/studiedTypes';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import type { Clock } from '../../../ports/clock';
import { consumeStudyLimit } from '../../base/limit/limit.service';
import { SILENCE_MS } from './silence';
import { extendNewest, insertStretch } from './studyTime.store';

export interface Product {
  productId: number;
  productType: StudiedType;
}

interface Learner {
  person: Person;
  clock: Clock;
}

/** Begins a stretch of study: of a product, or of the site as such. */
export async function startStudy(db: Db, { person, clock }: Learner, product: Product | null) {
  await begin(db, { person, clock }, product);
  return null;
}

/** Moves the end of the running stretch; after a silence a new one begins. */
export async function reportStudy(db: Db, { person, clock }: Learner, product: Product | null) {
  const now = clock.now();
  const heardAfter = new Date(now.getTime() - SILENCE_MS);
  const isRunning = await extendNewest(db, person.id, product, { now, heardAfter });
  if (!isRunning) await begin(db, { person, clock }, product);
  return null;
}

async function begin(db: Db, { person, clock }: Learner, product: Product | null) {
  const now = clock.now();
  await consumeStudyLimit(db, now, person.id);
  await insertStretch(db, person.id, product, now);
}
