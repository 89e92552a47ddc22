import type { CertificateRecord } from '@cheese/domain/contract/emergency/shapes/certificateShapes';
import { earnedOf } from '../../people/certificate/certificate.shapes';
import type { CertificateRow } from '../../people/certificate/certificate.tables';
import { hideMiddle } from '../../people/person/hideMiddle';

export const toRecord = (
  row: CertificateRow & { phone: string | null },
  now: Date,
): CertificateRecord => ({
  ...earnedOf(row, now),
  userId: row.personId,
  itemId: row.subjectId,
  phoneNum: hideMiddle(row.phone) ?? '',
});
