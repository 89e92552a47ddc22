import { and, desc, eq, gte, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Product } from './studyTime.service';
import { studyTime } from './studyTime.tables';

export async function insertStretch(db: Db, personId: number, product: Product | null, now: Date) {
  await db.insert(studyTime).values({ personId, ...product, startedAt: now, endedAt: now });
}

const isOf = (personId: number, product: Product | null) =>
  and(
    eq(studyTime.personId, personId),
    product ? eq(studyTime.productId, product.productId) : isNull(studyTime.productId),
    product ? eq(studyTime.productType, product.productType) : isNull(studyTime.productType),
  );

/** Answers false if there is no recent stretch to extend. */
export async function extendNewest(
  db: Db,
  personId: number,
  product: Product | null,
  { now, heardAfter }: { now: Date; heardAfter: Date },
) {
  const newest = db
    .select({ id: studyTime.id })
    .from(studyTime)
    .where(isOf(personId, product))
    .orderBy(desc(studyTime.id))
    .limit(1);
  const rows = await db
    .update(studyTime)
    .set({ endedAt: now })
    .where(and(eq(studyTime.id, newest), gte(studyTime.endedAt, heardAfter)))
    .returning({ id: studyTime.id });
  return rows.length > 0;
}
