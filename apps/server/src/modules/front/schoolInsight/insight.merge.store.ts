import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { MergePart, SchoolPair } from '../../school/schoolMerge/schoolMerge.part';
import { countSoon } from './schoolInsight.jobs';

/**
 * Figures are counted anew from the facts, at once: until then there are none. Days of people whose
 * account is gone have no facts any more, and move.
 */
export const insightPart: MergePart = {
  columns: [
    'insight_day.organisation_id',
    'insight_school.organisation_id',
    'insight_course.term_id',
    'insight_member.term_id',
    'insight_member.class_id',
    'insight_member.department_id',
    'insight_week.term_id',
    'insight_week.class_id',
    'insight_week.department_id',
  ],
  async prepare(tx: Db, { fromId }: SchoolPair) {
    for (const table of ['insight_member', 'insight_week', 'insight_course']) {
      await tx.execute(sql`
        delete from ${sql.identifier(table)} own using merged_row its
        where its.kind = 'term' and its.from_id = own.term_id`);
    }
    const named = [
      ['department_id', 'department'],
      ['class_id', 'school_class'],
    ] as const;
    for (const table of ['insight_member', 'insight_week']) {
      for (const [column, kind] of named) {
        await tx.execute(sql`
          update ${sql.identifier(table)} own set ${sql.identifier(column)} = its.into_id
          from merged_row its, term where its.kind = ${kind}
            and its.from_id = own.${sql.identifier(column)}
            and term.id = own.term_id and term.organisation_id = ${fromId}`);
      }
    }
  },
  async join(tx: Db, { fromId, intoId }: SchoolPair) {
    await tx.execute(sql`
      update insight_day day set organisation_id = ${intoId} from membership line
      where day.organisation_id = ${fromId} and line.id = day.membership_id
        and line.person_id is null`);
    await tx.execute(sql`delete from insight_day where organisation_id = ${fromId}`);
    await tx.execute(sql`
      delete from insight_school where organisation_id in (${fromId}, ${intoId})`);
    await countSoon(tx);
  },
};
