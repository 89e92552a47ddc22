import type { Db } from '../../../db/database';
import { inputs, prepared } from '../../../db/prepared';
import { courseRating } from '../course/learners/comment.tables';
import { and, count, eq, sql } from 'drizzle-orm';

export async function findOwnStars(db: Db, courseId: number, personId: number) {
  const rows = await db
    .select({ stars: courseRating.stars })
    .from(courseRating)
    .where(and(eq(courseRating.courseId, courseId), eq(courseRating.personId, personId)));
  return rows[0]?.stars ?? null;
}

export const selectStars = (db: Db, courseId: number) =>
  db
    .select({ stars: courseRating.stars, count: count() })
    .from(courseRating)
    .where(eq(courseRating.courseId, courseId))
    .groupBy(courseRating.stars);

export async function keepRating(
  db: Db,
  {
    ratedAt,
    courseId,
    personId,
    stars,
  }: { ratedAt: Date; courseId: number; personId: number; stars: number },
) {
  await prepared(db, 'course_rated', () =>
    db
      .insert(courseRating)
      .values(inputs('courseId', 'personId', 'stars', 'ratedAt'))
      .onConflictDoUpdate({
        target: [courseRating.courseId, courseRating.personId],
        set: { stars: sql`excluded.stars`, ratedAt: sql`excluded.rated_at` },
      })
      .prepare('course_rated'),
  ).execute({ courseId, personId, stars, ratedAt });
}
