import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { MergePart, SchoolPair } from '../../school/schoolMerge/schoolMerge.part';

/** Seats are arranged anew. */
export const licencePart: MergePart = {
  columns: ['licence_change.organisation_id'],
  async join(tx: Db, { fromId, intoId }: SchoolPair) {
    await tx.execute(sql`delete from licence_change where organisation_id = ${fromId}`);
    await tx.execute(sql`insert into licence_change (organisation_id) values (${intoId})`);
  },
};
