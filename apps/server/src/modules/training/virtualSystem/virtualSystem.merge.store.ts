import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { MergePart, SchoolPair } from '../../school/schoolMerge/schoolMerge.part';

export const virtualSystemPart: MergePart = {
  columns: ['virtual_system.organisation_id'],
  join: (tx: Db, { fromId, intoId }: SchoolPair) =>
    tx.execute(sql`
      update virtual_system set organisation_id = ${intoId}, place = place + (
        select coalesce(max(place) + 1, 0) from virtual_system where organisation_id = ${intoId})
      where organisation_id = ${fromId}`),
};
