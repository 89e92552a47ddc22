import { and, eq, gte, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { PaperPlan } from '../paper/paper.plan';
import { exam, examAsked } from './exam.tables';

interface Ref {
  questionId: number;
  version: number;
}

export async function writeAsked(db: Db, examId: number, refs: readonly Ref[]) {
  if (refs.length === 0) return;
  const asked = JSON.stringify(refs.map(({ questionId, version }) => ({ questionId, version })));
  // A fixed order prevents deadlocks between concurrent calls.
  await db.execute(sql`
    insert into ${examAsked} (exam_id, question_id, version)
    select ${examId}::int, asked."questionId", asked.version
    from jsonb_to_recordset(${asked}::jsonb) as asked("questionId" int, version smallint)
    order by 2, 3 on conflict do nothing`);
}

/** Only the fixed questions; random draws are known when a learner begins. */
export const chosenIn = ({ sections }: PaperPlan): Ref[] => sections.flatMap(({ items }) => items);

/** The questions that a school has asked in exams that begin from a moment on. */
export async function selectAskedSince(db: Db, organisationId: number, since: Date) {
  const rows = await db
    .selectDistinct({ id: examAsked.questionId })
    .from(examAsked)
    .innerJoin(exam, eq(exam.id, examAsked.examId))
    .where(
      and(
        eq(exam.organisationId, organisationId),
        isNull(exam.cancelledAt),
        gte(exam.startsAt, since),
      ),
    );
  return rows.map(({ id }) => id);
}

const named = '$.sections[*].items[*] ? (@.questionId == $id)';

/**
 * The exams of a school that ask a question, each with the newest version that it asks, the newest
 * first. Drafts ask what is chosen for them by now: they are few, and looked into.
 */
export async function selectExamsAsking(
  db: Db,
  organisationId: number,
  { questionId, limit }: { questionId: number; limit: number },
) {
  const said = JSON.stringify({ sections: [{ items: [{ questionId }] }] });
  const found = sql`jsonb_path_query_first(${exam.plan}, ${named}::jsonpath,
    jsonb_build_object('id', ${questionId}::int))`;
  const version = sql<number>`coalesce(
    (select max(${examAsked.version}) from ${examAsked}
      where ${examAsked.examId} = ${exam.id} and ${examAsked.questionId} = ${questionId}),
    (${found} ->> 'version')::int)`;
  return db
    .select({ id: exam.id, title: exam.title, startsAt: exam.startsAt, version })
    .from(exam)
    .where(
      and(
        eq(exam.organisationId, organisationId),
        sql`(${exam.id} in (select ${examAsked.examId} from ${examAsked}
            where ${examAsked.questionId} = ${questionId})
          or ${exam.publishedAt} is null and ${exam.plan} @> ${said}::jsonb)`,
      ),
    )
    .orderBy(sql`${exam.id} desc`)
    .limit(limit);
}

/** An SQL condition; drafts count as well. */
export const isAskedIn = (organisationId: number, questionId: SQL): SQL<boolean> => sql`(
  exists (select 1 from ${examAsked} join ${exam} on ${exam.id} = ${examAsked.examId}
    where ${examAsked.questionId} = ${questionId} and ${exam.organisationId} = ${organisationId})
  or exists (select 1 from ${exam} where ${exam.organisationId} = ${organisationId}
    and ${exam.publishedAt} is null and ${exam.plan} @> jsonb_build_object('sections',
      jsonb_build_array(jsonb_build_object('items', jsonb_build_array(
        jsonb_build_object('questionId', ${questionId})))))))`;
