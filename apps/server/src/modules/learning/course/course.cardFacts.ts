import type { Answers } from '@cheese/domain/contract/call';
import type { CourseContract as C } from '@cheese/domain/contract/learning/course';
import { and, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { SharedCallContext } from '../../../calls/alike';
import type { CallContext } from '../../../calls/call';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { selectFacts } from './course.facts';
import { isCollected, studiedCount } from './course.standing';
import { course } from './course.tables';

async function readFacts({ db, clock, query: { courseIds } }: SharedCallContext<C['cardFacts']>) {
  const isShown = and(
    inArray(course.id, courseIds),
    isNull(course.organisationId),
    isNull(course.withdrawnAt),
    lte(course.publishedAt, clock.now()),
  );
  const shown = await db.select({ id: course.id }).from(course).where(isShown);
  const facts = await selectFacts(
    db,
    shown.map(({ id }) => id),
  );
  // In the order in which they were asked for.
  const inOrder = courseIds.flatMap((id) => facts.get(id) ?? []);
  return inOrder.map(({ id: courseId, chapterCount, coursewareCount, durationS, rating }) => ({
    courseId,
    chapterCount,
    coursewareCount,
    durationS,
    rating,
    studiedCount: null,
    isCollected: false,
  }));
}

type LearnerFacts = ReadonlyMap<number, { studiedCount: number; isCollected: boolean }>;

async function readOwn({
  db,
  person,
  query,
}: CallContext<C['cardFacts']>): Promise<LearnerFacts | null> {
  if (!person) return null;
  const rows = await planOwn(db).execute({ ids: query.courseIds, personId: person.id });
  return new Map(rows.map(({ id, ...own }) => [id, own]));
}

const planOwn = (db: Db) =>
  prepared(db, 'course_cards_own', () =>
    db
      .select({ id: course.id, studiedCount, isCollected })
      .from(course)
      .where(sql`${course.id} = any(${sql.placeholder('ids')}::int[])`)
      .prepare('course_cards_own'),
  );

/** Cached for a second; the user's progress and favourites are added. */
export const cardFacts = {
  seenBy: readOwn,
  alike: () => null,
  make: readFacts,
  own: (data: Answers<C['cardFacts']>, mine: LearnerFacts | null) =>
    mine && data.map((one) => ({ ...one, ...mine.get(one.courseId) })),
};
