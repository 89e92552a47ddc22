import type { CertificateState } from '@cheese/domain/codes/emergency/centre';
import { and, desc, eq, getTableColumns, gt, ilike, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { containing } from '../../../db/containing';
import type { Db } from '../../../db/database';
import { type Paged, rowsOf } from '../../../db/paged';
import { person } from '../../people/person/person.tables';
import { type CertificateRow, emergencyCertificate as certificate } from './certificate.tables';

/** Null where the person has one of this item and round already. */
export async function insertCertificate(db: Db, row: typeof certificate.$inferInsert) {
  const rows = await db
    .insert(certificate)
    .values(row)
    .onConflictDoNothing({ target: [certificate.itemId, certificate.personId, certificate.round] })
    .returning();
  return rows[0] ?? null;
}

/** The newest of an item. */
export async function findOfItem(db: Db, personId: number, itemId: number) {
  const rows = await db
    .select()
    .from(certificate)
    .where(and(eq(certificate.personId, personId), eq(certificate.itemId, itemId)))
    .orderBy(desc(certificate.round))
    .limit(1);
  return rows[0] ?? null;
}

/** The newest first. */
export function selectOfPerson(db: Db, personId: number): Promise<CertificateRow[]> {
  return db
    .select()
    .from(certificate)
    .where(eq(certificate.personId, personId))
    .orderBy(desc(certificate.issuedAt), desc(certificate.id));
}

export async function findByNumber(db: Db, number: string) {
  const rows = await db.select().from(certificate).where(eq(certificate.number, number));
  return rows[0] ?? null;
}

export async function findCertificate(db: Db, id: number) {
  const rows = await db.select().from(certificate).where(eq(certificate.id, id));
  return rows[0] ?? null;
}

interface Filter {
  keyword?: string;
  itemId?: number;
  state?: CertificateState;
}

/** The same rule as `certificateState`, for rows that are only counted or skipped. */
const isIn = (state: CertificateState, now: Date) =>
  ({
    revoked: isNotNull(certificate.revokedAt),
    expired: and(isNull(certificate.revokedAt), lte(certificate.expiresAt, now)),
    valid: and(
      isNull(certificate.revokedAt),
      or(isNull(certificate.expiresAt), gt(certificate.expiresAt, now)),
    ),
  })[state];

/**
 * By whom it was earned, their whole phone, or its number: part of a phone would tell, digit by
 * digit, what the list hides.
 */
const isAbout = (keyword: string) => {
  const pattern = containing(keyword);
  return or(
    ilike(certificate.name, pattern),
    ilike(certificate.number, pattern),
    eq(person.phone, keyword),
  );
};

export const recordsOf = (organisationId: number, { keyword, itemId, state }: Filter, now: Date) =>
  and(
    eq(certificate.organisationId, organisationId),
    itemId === undefined ? undefined : eq(certificate.itemId, itemId),
    state && isIn(state, now),
    keyword ? isAbout(keyword) : undefined,
  );

/** The newest first. */
export async function selectRecords(db: Db, chosen: ReturnType<typeof recordsOf>, paged: Paged) {
  const { limit, offset } = rowsOf(paged);
  const records = () =>
    db
      .select({ ...getTableColumns(certificate), phone: person.phone })
      .from(certificate)
      .innerJoin(person, eq(person.id, certificate.personId))
      .where(chosen);
  const rows = await records().orderBy(desc(certificate.id)).limit(limit).offset(offset);
  return { rows, total: await db.$count(records().as('records')) };
}

interface Revocation {
  revokedAt: Date;
  revokeReason: string;
  revokedBy: number | null;
}

/** Whether it was not revoked before. */
export async function revokeOnce(db: Db, id: number, revocation: Revocation) {
  const rows = await db
    .update(certificate)
    .set(revocation)
    .where(and(eq(certificate.id, id), isNull(certificate.revokedAt)))
    .returning({ id: certificate.id });
  return rows.length > 0;
}
