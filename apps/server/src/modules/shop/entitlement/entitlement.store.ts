import { and, eq, gt, gte, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inputs, prepared } from '../../../db/prepared';
import { numbersIn, batched } from '../../../db/batched';
import { person } from '../../people/person/person.tables';
import { entitlement, type EntitlementRow } from './entitlement.tables';

type Held = Pick<EntitlementRow, 'commodityId' | 'endsAt' | 'giver'>;

/**
 * Batches concurrent callers into one query at the earliest of their times; those expired since are
 * filtered out afterwards.
 */
const heldByMany = batched<{ personId: number; now: Date }, Held[]>(async (db, all) => {
  const plan = prepared(db, 'held', () => {
    const { personId, commodityId, endsAt, withdrawnAt, giver } = entitlement;
    return db
      .select({ personId, commodityId, endsAt, giver })
      .from(entitlement)
      .where(
        and(
          sql`${personId} = any(${sql.placeholder('people')}::int[])`,
          isNull(withdrawnAt),
          or(isNull(endsAt), gt(endsAt, sql.placeholder('now'))),
        ),
      )
      .prepare('held');
  });
  const people = numbersIn([...new Set(all.map(({ personId }) => personId))]);
  const now = new Date(Math.min(...all.map((asked) => asked.now.getTime())));
  const rows = await plan.execute({ people, now });
  return all.map((asked) =>
    rows.filter(
      ({ personId, endsAt }) =>
        personId === asked.personId && (endsAt === null || endsAt > asked.now),
    ),
  );
});

/** Current entitlements; a prepaid extension begins when the current one ends. */
export const selectHeld = (db: Db, personId: number, now: Date) =>
  heldByMany(db, { personId, now });

/** Until the transaction ends, nothing else is given to them or taken from them. */
export const lockHolder = (db: Db, personId: number) =>
  prepared(db, 'locked_holder', () =>
    db
      .select({ id: person.id })
      .from(person)
      .where(eq(person.id, sql.placeholder('personId')))
      .for('no key update')
      .prepare('locked_holder'),
  ).execute({ personId });

type Given = Omit<EntitlementRow, 'id' | 'withdrawnAt' | 'giver'>;

/** Answers whether it was given now, and not before. */
export async function insertEntitlement(
  db: Db,
  {
    commodityId = null,
    tier = null,
    endsAt,
    ...row
  }: Omit<Given, 'commodityId' | 'tier'> & Partial<Given>,
) {
  const plan = prepared(db, 'entitlement', () => {
    const thing = inputs('personId', 'commodityId', 'tier', 'origin', 'originKey');
    // drizzle's own way of writing a moment knows none that is null.
    const endsAt = sql`${sql.placeholder('endsAt')}::timestamptz`;
    return db
      .insert(entitlement)
      .values({ ...thing, ...inputs('grantedAt', 'startsAt'), endsAt })
      .onConflictDoNothing()
      .returning({ id: entitlement.id })
      .prepare('entitlement');
  });
  const until = endsAt?.toISOString() ?? null;
  return (await plan.execute({ ...row, commodityId, tier, endsAt: until })).length > 0;
}

type Origin = Pick<EntitlementRow, 'origin' | 'originKey'>;

/** Takes it back; null where that was done before, or where it was never given. */
export async function markWithdrawn(db: Db, { origin, originKey }: Origin, now: Date) {
  const rows = await db
    .update(entitlement)
    .set({ withdrawnAt: now })
    .where(
      and(
        eq(entitlement.origin, origin),
        eq(entitlement.originKey, originKey),
        isNull(entitlement.withdrawnAt),
      ),
    )
    .returning();
  return rows[0] ?? null;
}

/** Moves later entitlements forward to close the gap; seats of licences keep their days. */
export async function moveUp(db: Db, gone: EntitlementRow, byMs: number) {
  const { personId, commodityId, endsAt } = gone;
  if (!endsAt || byMs <= 0) return;
  const earlier = (column: typeof entitlement.startsAt | typeof entitlement.endsAt) =>
    sql`${column} - make_interval(secs => ${byMs / 1000})`;
  await db
    .update(entitlement)
    .set({ startsAt: earlier(entitlement.startsAt), endsAt: earlier(entitlement.endsAt) })
    .where(
      and(
        eq(entitlement.personId, personId),
        commodityId === null
          ? isNull(entitlement.commodityId)
          : eq(entitlement.commodityId, commodityId),
        isNull(entitlement.withdrawnAt),
        gte(entitlement.startsAt, endsAt),
        ne(entitlement.origin, 'licence'),
      ),
    );
}

/** Until when what some origins gave lasts. */
export async function selectGrantEnds(
  db: Db,
  origin: EntitlementRow['origin'],
  keys: string[],
): Promise<[string, Date | null][]> {
  if (keys.length === 0) return [];
  const rows = await db
    .select({ key: entitlement.originKey, endsAt: entitlement.endsAt })
    .from(entitlement)
    .where(and(eq(entitlement.origin, origin), inArray(entitlement.originKey, keys)));
  return rows.map(({ key, endsAt }) => [key, endsAt]);
}
