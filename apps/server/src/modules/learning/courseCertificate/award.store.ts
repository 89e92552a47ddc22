import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { certificate } from '../../people/certificate/certificate.tables';
import { membership, organisation } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';
import { course } from '../course/course.tables';

const asked = { personId: sql.placeholder('personId'), courseId: sql.placeholder('courseId') };

/** What a certificate of a course hangs on, for one person: what is there now is what counts. */
const planFacts = (db: Db) =>
  db
    .select({
      courseId: course.id,
      courseName: course.name,
      share: course.certificateShare,
      organisationId: course.organisationId,
      orgName: organisation.name,
      isOfSchool: sql<boolean>`${membership.id} is not null`,
      name: sql<string>`coalesce(${membership.name}, ${person.name}, ${person.nickname})`,
      total: sql<number>`(select count(*)::int from courseware it
        where it.course_id = course.id and it.is_shown)`,
      studied: sql<number>`(select count(*)::int from courseware_progress done
        join courseware it on it.id = done.courseware_id and it.is_shown
        where done.person_id = ${asked.personId} and done.course_id = course.id
          and done.studied_at is not null)`,
      certificate,
    })
    .from(course)
    .innerJoin(person, eq(person.id, asked.personId))
    .leftJoin(organisation, eq(organisation.id, course.organisationId))
    .leftJoin(
      membership,
      sql`${membership.organisationId} = ${course.organisationId}
        and ${membership.personId} = ${person.id}`,
    )
    .leftJoin(
      certificate,
      sql`${certificate.kind} = 'course' and ${certificate.subjectId} = ${course.id}
        and ${certificate.personId} = ${person.id}`,
    )
    .where(eq(course.id, asked.courseId))
    .prepare('award_facts');

export async function findFacts(db: Db, personId: number, courseId: number) {
  const plan = prepared(db, 'award_facts', () => planFacts(db));
  return (await plan.execute({ personId, courseId }))[0] ?? null;
}

export type AwardFacts = NonNullable<Awaited<ReturnType<typeof findFacts>>>;
