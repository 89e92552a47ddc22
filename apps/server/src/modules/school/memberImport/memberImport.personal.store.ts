import { memberImportKinds } from '@cheese/domain/codes/school/memberImports';
import { or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { labelOf, minuteOf, personalTable } from '../../people/privacy/privacy.door';
import type { Known } from '../../people/privacy/privacy.part';
import { personalTexts as texts } from './memberImport.personal.texts';
import { memberImport, memberImportRow } from './memberImport.tables';

/** Files that they imported; whom those name has the line of the school in the own copy. */
export const importTable = personalTable({
  title: texts.title,
  columns: texts.columns,
  holds: ['member_import.person_id'],
  values: [
    memberImport.fileName,
    labelOf(memberImport.kind, memberImportKinds),
    minuteOf(memberImport.createdAt),
    minuteOf(memberImport.savedAt),
  ],
  from: ({ personId }) =>
    sql`${memberImport} where ${memberImport.personId} = ${personId} order by ${memberImport.id}`,
});

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
