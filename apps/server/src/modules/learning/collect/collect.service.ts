import type { CollectContract as C } from '@cheese/domain/contract/learning/collect';
import type { Static } from 'typebox';
import { and, eq } from 'drizzle-orm';
import type { Asking } from '../../../asking';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../refusal';
import { collected } from './collect.tables';

type Product = Pick<Static<C['state']['query']>, 'type' | 'productId'>;

const isIt = ({ id }: Person, { type, productId }: Product) =>
  and(eq(collected.personId, id), eq(collected.type, type), eq(collected.productId, productId));

export const isCollected = async (db: Db, person: Person, product: Product) =>
  (await db.$count(collected, isIt(person, product))) > 0;

/** More than anybody looks through again. */
const MOST = 5_000;

/** Collected twice, it is collected. */
export async function collect(db: Db, { person, clock }: Asking, { type, productId }: Product) {
  const kept = await db.$count(collected, eq(collected.personId, person.id));
  if (kept >= MOST) refuse('call.tooMany');
  const row = { personId: person.id, type, productId, collectedAt: clock.now() };
  await db.insert(collected).values(row).onConflictDoNothing();
  return null;
}

export async function uncollect(db: Db, person: Person, product: Product) {
  await db.delete(collected).where(isIt(person, product));
  return null;
}
