import type { CertificateKind } from '@cheese/domain/codes/people/certificates';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { certificate, type CertificateRow } from './certificate.tables';

/** Null where the person has one of this subject and round already. */
export async function insertCertificate(db: Db, row: typeof certificate.$inferInsert) {
  const { kind, subjectId, personId, round } = certificate;
  const rows = await db
    .insert(certificate)
    .values(row)
    .onConflictDoNothing({ target: [kind, subjectId, personId, round] })
    .returning();
  return rows[0] ?? null;
}

interface Earned {
  kind: CertificateKind;
  subjectId: number;
  personId: number;
}

/** The person's newest certificate for a subject. */
export async function findEarned(db: Db, { kind, subjectId, personId }: Earned) {
  const rows = await db
    .select()
    .from(certificate)
    .where(
      and(
        eq(certificate.kind, kind),
        eq(certificate.subjectId, subjectId),
        eq(certificate.personId, personId),
      ),
    )
    .orderBy(desc(certificate.round))
    .limit(1);
  return rows[0] ?? null;
}

/** The newest first. */
export function selectOfPerson(
  db: Db,
  kind: CertificateKind,
  personId: number,
): Promise<CertificateRow[]> {
  return db
    .select()
    .from(certificate)
    .where(and(eq(certificate.personId, personId), eq(certificate.kind, kind)))
    .orderBy(desc(certificate.issuedAt), desc(certificate.id));
}

export async function findByNumber(db: Db, number: string) {
  const rows = await db.select().from(certificate).where(eq(certificate.number, number));
  return rows[0] ?? null;
}

export async function findCertificate(db: Db, kind: CertificateKind, id: number) {
  const rows = await db
    .select()
    .from(certificate)
    .where(and(eq(certificate.id, id), eq(certificate.kind, kind)));
  return rows[0] ?? null;
}

interface Revocation {
  revokedAt: Date;
  revokeReason: string;
  revokedBy: number | null;
}

/** Answers false if it was already revoked. */
export async function revokeOnce(db: Db, id: number, revocation: Revocation) {
  const rows = await db
    .update(certificate)
    .set(revocation)
    .where(and(eq(certificate.id, id), isNull(certificate.revokedAt)))
    .returning({ id: certificate.id });
  return rows.length > 0;
}
