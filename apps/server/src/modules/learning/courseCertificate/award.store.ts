import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { certificate } from '../../people/certificate/certificate.tables';
import { membership } from '../../people/organisation/member.tables';
import { organisation } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';
import { course, courseware } from '../course/course.tables';
import { media } from '../mediaFile/media.tables';
import { extentColumns, pageSigns, signsOfNote } from '../course/learners/study.columns';
import { coursewareProgress } from '../course/learners/study.tables';
import { certificateWait } from './certificateWait.tables';
import { isSeenDone } from '../course/course.counted.filters';

const asked = { personId: sql.placeholder('personId'), courseId: sql.placeholder('courseId') };

/** Counts visible items that match; `counts` marks those that count for the certificate. */
const countOf = (isSo: SQL) => sql<number>`(select count(*)::int
  from (select it.id, course.counts_by_hand or ${isSeenDone} as counts
    from courseware it where it.course_id = course.id and it.is_shown) as those
  where ${isSo})`;

/** The facts that decide on one learner's certificate, by the current content of the course. */
const planFacts = (db: Db) =>
  db
    .select({
      courseId: course.id,
      courseName: course.name,
      share: course.certificateShare,
      countsByHand: course.countsByHand,
      organisationId: course.organisationId,
      orgName: organisation.name,
      isOfSchool: sql<boolean>`${membership.id} is not null`,
      name: sql<string>`coalesce(${membership.name}, ${person.name}, ${person.nickname})`,
      total: countOf(sql`counts`),
      byHand: countOf(sql`not counts`),
      studied: countOf(sql`counts and exists (select 1 from courseware_progress done
        where done.courseware_id = those.id and done.person_id = ${asked.personId}
          and done.studied_at is not null)`),
      certificate,
      wait: certificateWait,
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
    .leftJoin(
      certificateWait,
      sql`${certificateWait.courseId} = ${course.id} and ${certificateWait.personId} = ${person.id}`,
    )
    .where(eq(course.id, asked.courseId))
    .prepare('award_facts');

export async function findFacts(db: Db, personId: number, courseId: number) {
  const plan = prepared(db, 'award_facts', () => planFacts(db));
  return (await plan.execute({ personId, courseId }))[0] ?? null;
}

export type AwardFacts = NonNullable<Awaited<ReturnType<typeof findFacts>>>;

export const selectCompleted = (db: Db, personId: number, courseId: number) =>
  db
    .select({
      ...extentColumns,
      pageSigns,
      signs: signsOfNote,
      studiedS: coursewareProgress.studiedS,
      firstAt: coursewareProgress.firstAt,
    })
    .from(coursewareProgress)
    .innerJoin(courseware, eq(courseware.id, coursewareProgress.coursewareId))
    .leftJoin(media, eq(media.id, courseware.mediaId))
    .where(
      and(
        eq(coursewareProgress.personId, personId),
        eq(coursewareProgress.courseId, courseId),
        isNotNull(coursewareProgress.studiedAt),
        courseware.isShown,
      ),
    );
