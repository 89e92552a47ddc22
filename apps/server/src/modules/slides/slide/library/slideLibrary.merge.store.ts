import { sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import type { MergePart, SchoolPair } from '../../../school/schoolMerge/schoolMerge.part';

/** A school has one library: slides and folders of the first stand behind those of the second. */
export const libraryPart: MergePart = {
  columns: ['slide_library.organisation_id', 'slide.library_id', 'slide_folder.library_id'],
  async join(tx: Db, { fromId, intoId }: SchoolPair) {
    const both = sql`slide_library a join slide_library b on b.organisation_id = ${intoId}`;
    for (const table of ['slide', 'slide_folder']) {
      await tx.execute(sql`
        update ${sql.identifier(table)} own set library_id = b.id,
          place = own.place + (select coalesce(max(place) + 1, 0)
            from ${sql.identifier(table)} where library_id = b.id)
        from ${both} where a.organisation_id = ${fromId} and own.library_id = a.id`);
    }
    await tx.execute(sql`
      delete from slide_library where organisation_id = ${fromId} and exists (
        select from slide_library where organisation_id = ${intoId})`);
    await tx.execute(sql`
      update slide_library set organisation_id = ${intoId} where organisation_id = ${fromId}`);
  },
};
