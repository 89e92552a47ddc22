import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import type { CollectContract as C } from '@cheese/domain/contract/learning/collect';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { Refusal, refuse } from '../../../calls/refusal';
import { seeCourse } from '../course/course.door';
import { requireCatalog } from './catalog.service';
import {
  countCollected,
  deleteCollected,
  deleteFromCatalog,
  keepCollected,
  selectCollected,
} from './collect.store';

export async function whichCollected(
  db: Db,
  { id }: Person,
  { type, productIds }: Static<C['states']['query']>,
) {
  const rows = await selectCollected(db, { id, type, productIds });
  return rows.map(({ productId }) => productId);
}

const MOST = 5_000;

/** Refuses a slide the user may not know about; implemented by the slides wing. */
export type SeeSlide = (who: CallerContext & { db: Db }, slideId: number) => Promise<unknown>;

interface Collecting extends CallerContext {
  seeSlide: SeeSlide;
}

/** Collected twice, it is collected once, and lies where it was put last. */
export async function collect(db: Db, context: Collecting, body: Static<C['add']['body']>) {
  const { person, clock } = context;
  const { type, productId, catalogId } = body;
  // Checks access, because the list will show its title.
  if (type === collectTypeCodes.course) await seeCourse({ db, person, clock }, productId);
  if (type === collectTypeCodes.slide) await context.seeSlide({ db, person, clock }, productId);
  if (catalogId !== undefined) await requireCatalog(db, person, catalogId);
  if ((await countCollected(db, person.id)) >= MOST) refuse('call.tooMany');
  const kept = { personId: person.id, type, productId, catalogId: catalogId ?? null };
  await keepCollected(db, { ...kept, at: clock.now() });
  return null;
}

/** One after another: what may not be seen any more, or lay in a folder that is gone, stays away. */
export async function collectAll(db: Db, context: Collecting, things: Static<C['add']['body']>[]) {
  let count = 0;
  for (const thing of things) {
    try {
      await collect(db, context, thing);
      count += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return count;
}

/** Only what is theirs. */
export async function uncollectAll(db: Db, { id }: Person, ids: number[]) {
  const rows = await deleteCollected(db, id, ids);
  return rows.length;
}

/** Out of one folder, or wherever it is. */
export async function uncollect(db: Db, person: Person, query: Static<C['remove']['query']>) {
  const { catalogId = '' } = query;
  await deleteFromCatalog(db, { catalogId, person, query });
  return null;
}
