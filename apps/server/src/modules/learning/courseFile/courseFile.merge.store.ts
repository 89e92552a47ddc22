import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { MergePart, SchoolPair } from '../../school/schoolMerge/schoolMerge.part';

/** An import that is under way goes on as somebody of the other school. */
export const courseFilePart: MergePart = {
  columns: ['course_import.organisation_id'],
  async join(tx: Db, { fromId, intoId }: SchoolPair) {
    await tx.execute(sql`
      update course_import set as_whom = jsonb_set(as_whom, '{organisationId}', to_jsonb(${intoId}::int))
      where as_whom ->> 'organisationId' = ${String(fromId)}`);
    await tx.execute(sql`
      update course_import set organisation_id = ${intoId} where organisation_id = ${fromId}`);
  },
};
