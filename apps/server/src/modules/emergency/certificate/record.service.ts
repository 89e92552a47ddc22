import type { Answers } from '@cheese/domain/contract/call';
import type { CertificateRecordContract } from '@cheese/domain/contract/emergency/certificateRecord';
import type { VerifiedCertificate } from '@cheese/domain/contract/emergency/certificateShapes';
import { readCertificateNumber } from '@cheese/domain/rules/certificateNumber';
import { welfareFaults } from '@cheese/domain/texts/welfareFaults';
import type { Static } from 'typebox';
import type { Caller } from '../../../caller';
import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import { refuse, refuseFault } from '../../../refusal';
import { isRunBy, orgMeant } from '../people/people.scope';
import { limits } from '../../base/limit/limit.rules';
import { takeTurns } from '../../base/limit/limit.service';
import { toRecord, toVerified } from './certificate.shapes';
import {
  findByNumber,
  findCertificate,
  recordsOf,
  revokeOnce,
  selectRecords,
} from './certificate.store';
import type { Asking } from '../../../asking';

type ListAsked = Static<CertificateRecordContract['list']['query']>;
type RevokeAsked = Static<CertificateRecordContract['revoke']['body']>;

export async function listRecords(
  db: Db,
  { person, clock }: Asking,
  { orgId, page, pageCnt, ...filter }: ListAsked,
): Promise<Answers<CertificateRecordContract['list']>> {
  const now = clock.now();
  const chosen = recordsOf(await orgMeant(db, person, orgId), filter, now);
  const { rows, total } = await selectRecords(db, chosen, { page, pageCnt });
  return { list: rows.map((row) => toRecord(row, now)), total };
}

/** For good, with a reason that its holder reads. The first reason stays. */
export async function revokeCertificate(
  db: Db,
  { person, clock }: Asking,
  { id, reason }: RevokeAsked,
) {
  const revokeReason = reason.trim();
  refuseFault('reason', revokeReason === '' ? welfareFaults.reasonEmpty : null);
  const row = await findCertificate(db, id);
  if (!row || !isRunBy(person, row.organisationId)) return refuse('certificate.notFound');
  const revocation = { revokedAt: clock.now(), revokeReason, revokedBy: person.id };
  if (!(await revokeOnce(db, id, revocation))) refuse('certificate.revoked');
  return null;
}

/** For everybody, but so often only: nobody tries numbers by the thousand. */
export async function verifyCertificate(
  db: Db,
  { clock, caller }: { clock: Clock; caller: Caller },
  number: string,
): Promise<VerifiedCertificate> {
  const now = clock.now();
  const key = `verify:${caller.address}`;
  await takeTurns(db, now, [{ key, limit: limits.verificationsForAddress }]);
  const row = await findByNumber(db, readCertificateNumber(number));
  return toVerified(row ?? refuse('certificate.notFound'), now);
}
