import type { CollectType } from '@cheese/domain/codes/shop/products';
import type { Db } from '../../../db/database';
import { inputs, prepared } from '../../../db/prepared';
import type { Person } from '../../../plugins/access';
import { collected } from '../course/learners/collect.tables';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { CollectContract as C } from '@cheese/domain/contract/learning/collect';

type Product = Pick<Static<C['state']['query']>, 'type' | 'productId'>;

const isIt = ({ id }: Person, { type, productId }: Product) =>
  and(eq(collected.personId, id), eq(collected.type, type), eq(collected.productId, productId));

export const isCollected = async (db: Db, person: Person, product: Product) =>
  (await db.$count(collected, isIt(person, product))) > 0;

export async function countCollected(db: Db, personId: number): Promise<number> {
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
export async function keepCollected(db: Db, kept: CollectedProduct) {
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

export const selectCollected = (
  db: Db,
  { id, type, productIds }: { id: number; type: CollectType; productIds: number[] },
) =>
  db
    .select({ productId: collected.productId })
    .from(collected)
    .where(
      and(
        eq(collected.personId, id),
        eq(collected.type, type),
        inArray(collected.productId, productIds),
      ),
    );

export const deleteCollected = (db: Db, id: number, ids: number[]) =>
  db
    .delete(collected)
    .where(and(eq(collected.personId, id), inArray(collected.id, ids)))
    .returning({ id: collected.id });

export async function deleteFromCatalog(
  db: Db,
  { catalogId, person, query }: { catalogId: number | ''; person: Person; query: Product },
) {
  const isThere = catalogId === '' ? undefined : eq(collected.catalogId, catalogId);
  await db.delete(collected).where(and(isIt(person, query), isThere));
}
