import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import type { CollectContract as C } from '@cheese/domain/contract/learning/collect';
import type { Static } from 'typebox';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { inputs, prepared } from '../../../db/prepared';
import type { Person } from '../../../plugins/access';
import { Refusal, refuse } from '../../../calls/refusal';
import { seeCourse } from '../course/course.door';
import { requireCatalog } from './catalog.service';
import { collected } from '../course/learners/collect.tables';

type Product = Pick<Static<C['state']['query']>, 'type' | 'productId'>;

const isIt = ({ id }: Person, { type, productId }: Product) =>
  and(eq(collected.personId, id), eq(collected.type, type), eq(collected.productId, productId));

export const isCollected = async (db: Db, person: Person, product: Product) =>
  (await db.$count(collected, isIt(person, product))) > 0;

export async function whichCollected(
  db: Db,
  { id }: Person,
  { type, productIds }: Static<C['states']['query']>,
) {
  const rows = await db
    .select({ productId: collected.productId })
    .from(collected)
    .where(
      and(
        eq(collected.personId, id),
        eq(collected.type, type),
        inArray(collected.productId, productIds),
      ),
    );
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

async function countCollected(db: Db, personId: number): Promise<number> {
  const isTheirs = eq(collected.personId, sql.placeholder('personId'));
  const plan = prepared(db, 'collected_counted', () =>
    db.select({ kept: count() }).from(collected).where(isTheirs).prepare('collected_counted'),
  );
  return (await plan.execute({ personId }))[0]?.kept ?? 0;
}

interface CollectedProduct extends Product {
  personId: number;
  catalogId: number | null;
  at: Date;
}

/** Without a folder, an item already collected stays in its folder. */
async function keepCollected(db: Db, kept: CollectedProduct) {
  const { personId, type, productId } = collected;
  const plan = prepared(db, 'collected_kept', () =>
    db
      .insert(collected)
      .values({
        ...inputs('personId', 'type', 'productId', 'catalogId'),
        collectedAt: sql.placeholder('at'),
      })
      .onConflictDoUpdate({
        target: [personId, type, productId],
        set: { catalogId: sql`excluded.catalog_id` },
        setWhere: sql`excluded.catalog_id is not null`,
      })
      .prepare('collected_kept'),
  );
  await plan.execute({ ...kept });
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
  const rows = await db
    .delete(collected)
    .where(and(eq(collected.personId, id), inArray(collected.id, ids)))
    .returning({ id: collected.id });
  return rows.length;
}

/** Out of one folder, or wherever it is. */
export async function uncollect(db: Db, person: Person, query: Static<C['remove']['query']>) {
  const { catalogId = '' } = query;
  const isThere = catalogId === '' ? undefined : eq(collected.catalogId, catalogId);
  await db.delete(collected).where(and(isIt(person, query), isThere));
  return null;
}
