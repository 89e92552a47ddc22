import { memberStateCodes } from '@cheese/domain/codes/people/memberStates';
import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  isNotNull,
  isNull,
  lt,
  ne,
  notExists,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { membership } from '../organisation/member.tables';
import { organisation } from '../organisation/organisation.tables';
import { person } from '../person/person.tables';
import { session } from './session.tables';

/**
 * The user of a valid token at their chosen organisation, or else their first: of those where they
 * are active and that are open.
 */
export async function findHolder(db: Db, tokenHash: string, now: Date) {
  const plan = prepared(db, 'session_holder', () =>
    db
      .select({
        id: person.id,
        service: person.service,
        isPlatformAdmin: person.isPlatformAdmin,
        isWelfareManager: person.isWelfareManager,
        mustChangePassword: person.mustChangePassword,
        sessionId: session.id,
        expiresAt: session.expiresAt,
        lastUsedAt: session.lastUsedAt,
        role: membership.role,
        organisationId: membership.organisationId,
      })
      .from(session)
      .innerJoin(person, eq(person.id, session.personId))
      .leftJoin(
        membership,
        and(
          eq(membership.personId, person.id),
          eq(membership.state, memberStateCodes.active),
          notExists(suspended(db)),
        ),
      )
      .where(
        and(
          eq(session.tokenHash, sql.placeholder('tokenHash')),
          isNull(person.disabledAt),
          isNull(session.revokedAt),
          gt(session.expiresAt, sql.placeholder('now')),
        ),
      )
      .orderBy(
        sql`${membership.organisationId} = ${session.organisationId} desc nulls last`,
        asc(membership.id),
      )
      .limit(1)
      .prepare('session_holder'),
  );
  const rows = await plan.execute({ tokenHash, now });
  return rows[0] ?? null;
}

const suspended = (db: Db) =>
  db
    .select({ id: organisation.id })
    .from(organisation)
    .where(
      and(eq(organisation.id, membership.organisationId), isNotNull(organisation.suspendedAt)),
    );

/** The school that was chosen, whether or not it is open. */
export async function findSchoolOfSession(db: Db, id: number) {
  const rows = await db
    .select({ organisationId: session.organisationId })
    .from(session)
    .where(eq(session.id, id));
  return rows[0]?.organisationId ?? null;
}

export type Holder = NonNullable<Awaited<ReturnType<typeof findHolder>>>;

export async function insertSession(db: Db, row: typeof session.$inferInsert) {
  await db.insert(session).values(row);
}

/** Null where it has been ended meanwhile. */
export async function updateSession(
  tx: Db,
  id: number,
  to: Pick<typeof session.$inferInsert, 'tokenHash' | 'organisationId'>,
) {
  const [row] = await tx
    .update(session)
    .set(to)
    .where(and(eq(session.id, id), isNull(session.revokedAt)))
    .returning({ expiresAt: session.expiresAt });
  return row ?? null;
}

export async function touchSession(db: Db, id: number, now: Date) {
  await db.update(session).set({ lastUsedAt: now }).where(eq(session.id, id));
}

const aliveOf = (personId: number, now: Date) =>
  and(eq(session.personId, personId), isNull(session.revokedAt), gt(session.expiresAt, now));

export function selectAlive(db: Db, personId: number, now: Date) {
  return db
    .select()
    .from(session)
    .where(aliveOf(personId, now))
    .orderBy(desc(session.lastUsedAt), desc(session.id));
}

/** Answers false if there was no such session. */
export async function revokeOne(db: Db, personId: number, id: number, now: Date) {
  const ended = await db
    .update(session)
    .set({ revokedAt: now })
    .where(and(aliveOf(personId, now), eq(session.id, id)))
    .returning({ id: session.id });
  return ended.length > 0;
}

/** Answers how many there were. */
export async function revokeAllBut(db: Db, personId: number, keptId: number | null, now: Date) {
  const ended = await db
    .update(session)
    .set({ revokedAt: now })
    .where(and(aliveOf(personId, now), keptId === null ? undefined : ne(session.id, keptId)))
    .returning({ id: session.id });
  return ended.length;
}

/** Those that have ended before a moment. The last of each person tells when they were last here. */
export async function deleteEndedBefore(db: Db, moment: Date) {
  const later = alias(session, 'later');
  const hasLater = db
    .select({ id: later.id })
    .from(later)
    .where(and(eq(later.personId, session.personId), gt(later.id, session.id)));
  const endedAt = sql`least(${session.revokedAt}, ${session.expiresAt})`;
  await db.delete(session).where(and(lt(endedAt, moment), exists(hasLater)));
}
