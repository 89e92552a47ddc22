import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { MergePart, SchoolPair } from '../../school/schoolMerge/schoolMerge.part';

/** Who was muted by both schools is muted for the longer time; null is for good. */
export const bulletPart: MergePart = {
  columns: ['bullet_mute.organisation_id'],
  async join(tx: Db, { fromId, intoId }: SchoolPair) {
    await tx.execute(sql`
      insert into bullet_mute (organisation_id, person_id, until, muted_at, muted_by)
      select ${intoId}::int, person_id, until, muted_at, muted_by
      from bullet_mute where organisation_id = ${fromId}
      on conflict (organisation_id, person_id) do update set until =
        case when bullet_mute.until is null or excluded.until is null then null
          else greatest(bullet_mute.until, excluded.until) end`);
    await tx.execute(sql`delete from bullet_mute where organisation_id = ${fromId}`);
  },
};
