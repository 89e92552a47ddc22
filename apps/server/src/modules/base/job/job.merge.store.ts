import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';

interface SchoolPair {
  fromId: number;
  intoId: number;
}

export const jobsPart = {
  columns: ['job.organisation_id'],
  join: (tx: Db, { fromId, intoId }: SchoolPair) =>
    tx.execute(sql`update job set organisation_id = ${intoId} where organisation_id = ${fromId}`),
};
