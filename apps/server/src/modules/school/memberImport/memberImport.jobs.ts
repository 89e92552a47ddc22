import { memberImportLimits } from '@cheese/domain/codes/school/memberImports';
import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import { hourly, queueHourly } from '../../base/job/hourly';
import type { JobKinds } from '../../base/job/job.run';
import { forgetBefore } from './memberImport.store';

const SWEEP = 'sweepMemberImports';
const KEPT_MS = memberImportLimits.previewHours * 3_600_000;

interface Shop {
  db: Db;
  clock: Clock;
}

/** Deletes previews that nobody confirmed, and the rows of what can be undone no more. */
export const memberImportJobs = ({ db, clock }: Shop): JobKinds => ({
  [SWEEP]: hourly(clock, (now) => forgetBefore(db, new Date(now.getTime() - KEPT_MS))),
});

export const queueMemberImportSweeping = (shop: Shop) => queueHourly(shop, SWEEP);
