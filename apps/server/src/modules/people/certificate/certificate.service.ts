import type { VerifiedCertificate } from '@cheese/domain/contract/people/shapes/certificateShapes';
import { readCertificateNumber } from '@cheese/domain/rules/people/certificateNumber';
import type { Caller } from '../../../calls/caller';
import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import { refuse } from '../../../calls/refusal';
import { limits } from '../../base/limit/limit.rules';
import { consumeRateLimits } from '../../base/limit/limit.service';
import { toVerified } from './certificate.shapes';
import { findByNumber } from './certificate.store';

/** Public but rate-limited, so that numbers cannot be tried in bulk. */
export async function verifyCertificate(
  db: Db,
  { clock, caller }: { clock: Clock; caller: Caller },
  number: string,
): Promise<VerifiedCertificate> {
  const now = clock.now();
  const key = `verify:${caller.address}`;
  await consumeRateLimits(db, now, [{ key, limit: limits.verificationsForAddress }]);
  const row = await findByNumber(db, readCertificateNumber(number));
  return toVerified(row ?? refuse('certificate.notFound'), now);
}
