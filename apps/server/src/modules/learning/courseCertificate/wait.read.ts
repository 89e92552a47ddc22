import type { CertificateWaiting } from '@cheese/domain/contract/learning/courseCertificate';
import type { Db } from '../../../db/database';
import { findFacts } from './award.store';
import { readTime } from './award.time';

interface Learning {
  personId: number;
  courseId: number;
  now: Date;
}

/** Why a certificate waits, or was declined, by the record as it is now; null where none does. */
export async function readOpenWait(db: Db, learning: Learning): Promise<CertificateWaiting | null> {
  const facts = await findFacts(db, learning.personId, learning.courseId);
  if (!facts?.wait || facts.certificate) return null;
  const { state, reason } = facts.wait;
  return { state, reason, ...(await readTime(db, learning, facts.countsByHand)) };
}
