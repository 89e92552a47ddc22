import { or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Known } from '../../people/privacy/privacy.part';
import { memberImportRow } from './memberImport.tables';

/** Rows that name them, by their line or by a phone; the import itself can no longer be undone whole. */
export const deleteRowsOfPerson = (tx: Db, { personId, phones }: Known) =>
  tx
    .delete(memberImportRow)
    .where(
      or(
        sql`${memberImportRow.membershipId} in (select id from membership where person_id = ${personId})`,
        ...phones.map((phone) => sql`strpos(${memberImportRow.cells}::text, ${phone}) > 0`),
      ),
    );
