import type {
  MyCertificate,
  VerifiedCertificate,
} from '@cheese/domain/contract/people/shapes/certificateShapes';
import { certificateState } from '@cheese/domain/rules/people/certificateState';
import { hideName } from '@cheese/domain/rules/people/hideName';
import type { CertificateRow } from './certificate.tables';

const time = (moment: Date | null) => moment?.getTime() ?? null;

function worthOf(row: CertificateRow, now: Date) {
  const moments = { expiresAt: time(row.expiresAt), revokedAt: time(row.revokedAt) };
  const state = certificateState(moments, now.getTime());
  return { ...moments, state, itemName: row.itemName, issuedAt: row.issuedAt.getTime() };
}

export const isExpired = (row: CertificateRow, now: Date) => worthOf(row, now).state === 'expired';

export const earnedOf = (row: CertificateRow, now: Date) => ({
  ...worthOf(row, now),
  id: row.id,
  number: row.number,
  name: row.name,
  revokeReason: row.revokeReason,
});

export const toMine = (row: CertificateRow, now: Date): MyCertificate => ({
  ...earnedOf(row, now),
  orgName: row.orgName,
  template: row.template,
});

/** Named field by field: a stranger asks. */
export function toVerified(row: CertificateRow, now: Date): VerifiedCertificate {
  const { number, orgName } = row;
  return { ...worthOf(row, now), number, orgName, name: hideName(row.name) };
}
