import type { Answers } from '@cheese/domain/contract/call';
import type { CertificateRecordContract } from '@cheese/domain/contract/emergency/certificateRecord';
import { welfareFaults } from '@cheese/domain/texts/welfareFaults';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import { refuse, refuseFault } from '../../../calls/refusal';
import { isRunBy, requestedOrg } from '../people/people.scope';
import { findCertificate, revokeOnce } from '../../people/certificate/certificate.door';
import { toRecord } from './certificate.shapes';
import { recordsOf, selectRecords } from './certificate.store';
import type { CallerContext } from '../../../calls/callerContext';

type ListAsked = Static<CertificateRecordContract['list']['query']>;
type RevokeAsked = Static<CertificateRecordContract['revoke']['body']>;

export async function listRecords(
  db: Db,
  { person, clock }: CallerContext,
  { orgId, page, pageCnt, ...filter }: ListAsked,
): Promise<Answers<CertificateRecordContract['list']>> {
  const now = clock.now();
  const chosen = recordsOf(await requestedOrg(db, person, orgId), filter, now);
  const { rows, total } = await selectRecords(db, chosen, { page, pageCnt });
  return { list: rows.map((row) => toRecord(row, now)), total };
}

/** For good, with a reason that its holder reads. The first reason stays. */
export async function revokeCertificate(
  db: Db,
  { person, clock }: CallerContext,
  { id, reason }: RevokeAsked,
) {
  const revokeReason = reason.trim();
  refuseFault('reason', revokeReason === '' ? welfareFaults.reasonEmpty : null);
  const row = await findCertificate(db, 'welfare', id);
  if (!row?.organisationId || !isRunBy(person, row.organisationId))
    return refuse('certificate.notFound');
  const revocation = { revokedAt: clock.now(), revokeReason, revokedBy: person.id };
  if (!(await revokeOnce(db, id, revocation))) refuse('certificate.revoked');
  return null;
}
