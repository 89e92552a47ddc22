import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { MergePart, SchoolPair } from '../../school/schoolMerge/schoolMerge.part';

/** Grids of both schools over one slide are added up. */
export const gazePart: MergePart = {
  columns: ['slide_gaze.organisation_id'],
  async join(tx: Db, { fromId, intoId }: SchoolPair) {
    await tx.execute(sql`
      update slide_gaze b set cells = (
        select array_agg(least(coalesce(x, 0)::bigint + coalesce(y, 0), 2147483647)::int order by at)
        from unnest(a.cells, b.cells) with ordinality as both_cells(x, y, at))
      from slide_gaze a
      where a.organisation_id = ${fromId} and b.organisation_id = ${intoId}
        and a.slide_id = b.slide_id`);
    await tx.execute(sql`
      delete from slide_gaze a using slide_gaze b where a.organisation_id = ${fromId}
        and b.organisation_id = ${intoId} and a.slide_id = b.slide_id`);
    await tx.execute(sql`
      update slide_gaze set organisation_id = ${intoId} where organisation_id = ${fromId}`);
  },
};
