import type { CertificateState } from '@cheese/domain/codes/people/certificates';
import { and, desc, eq, getTableColumns, gt, ilike, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import { type Paged, rowsOf } from '../../../db/paged';
import { certificate } from '../../people/certificate/certificate.tables';
import { person } from '../../people/person/person.tables';
import { isWelfare } from '../certificateItem/certificateItem.filters';

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
 * Matches the name, the whole phone number or the certificate number. Partial phone numbers would
 * reveal, digit by digit, what the list masks.
 */
const isAbout = (keyword: string) => {
  const pattern = likePattern(keyword);
  return or(
    ilike(certificate.name, pattern),
    ilike(certificate.number, pattern),
    eq(person.phone, keyword),
  );
};

export const recordsOf = (organisationId: number, { keyword, itemId, state }: Filter, now: Date) =>
  and(
    isWelfare,
    eq(certificate.organisationId, organisationId),
    itemId === undefined ? undefined : eq(certificate.subjectId, itemId),
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
