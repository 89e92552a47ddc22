import type { Db } from '../../../db/database';
import { hurry } from '../../base/job/job.service';
import { askKey } from './payment.ladder';
import { selectOpenPayments } from './payment.hurry.store';

/** Providers are asked at once about the open trades of orders that ended, and take back their codes. */
export async function askAtOnce(db: Db, orderIds: number[], now: Date) {
  if (orderIds.length === 0) return;
  const rows = await selectOpenPayments(db, orderIds);
  await hurry(
    db,
    rows.map(({ id }) => askKey(id)),
    now,
  );
}
