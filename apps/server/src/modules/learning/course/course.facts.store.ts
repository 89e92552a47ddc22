import type { Db } from '../../../db/database';
import { literal } from '../../../db/literal';
import { prepared } from '../../../db/prepared';
import { organisation } from '../../people/organisation/organisation.tables';
import { commodity } from '../../shop/goods/commodity.tables';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { Course } from '@cheese/domain/contract/learning/shapes/courseShapes';
import { course } from './course.tables';
import { ratingsOf } from './learners/ratings.store';

export interface CourseFacts extends Course {
  description: string;
  certificateShare: number | null;
  organisationId: number | null;
  trailerId: number | null;
}

const count = (table: string, isCounted: SQL = sql`true`) =>
  sql<number>`(select count(*)::int from ${sql.identifier(table)} it
    where it.course_id = course.id and ${isCounted})`;

const teachers = sql<
  string | null
>`(select string_agg(teacher.name, '、' order by course_teacher.place)
  from course_teacher join teacher on teacher.id = course_teacher.teacher_id
  where course_teacher.course_id = course.id)`;

const durationS = sql<number>`(select coalesce(sum(it.duration_s), 0)::int from courseware it
  where it.course_id = course.id and it.is_shown)`;

const planFacts = (db: Db) =>
  db
    .select({
      id: course.id,
      name: course.name,
      cover: course.cover,
      courseType: course.courseType,
      description: course.description,
      certificateShare: course.certificateShare,
      organisationId: course.organisationId,
      trailerId: course.trailerId,
      organisation: organisation.name,
      teacher: sql<string>`coalesce(${teachers}, ${commodity.teacher}, '')`,
      learnerCount: sql<number>`coalesce(${commodity.learnerCount}, ${count('course_learner')})`,
      chapterCount: count('course_chapter', sql`it.pid is null and it.removed_at is null`),
      coursewareCount: count('courseware', sql`it.is_shown`),
      durationS,
    })
    .from(course)
    .leftJoin(organisation, eq(organisation.id, course.organisationId))
    .leftJoin(
      commodity,
      and(
        eq(commodity.type, literal(commodityTypeCodes.course)),
        eq(commodity.productId, course.id),
      ),
    )
    .where(sql`${course.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('course_facts');

export type Facts = ReadonlyMap<number, CourseFacts>;

/** Does not check access: the caller has done so. */
export async function selectFacts(db: Db, ids: readonly number[]): Promise<Facts> {
  if (ids.length === 0) return new Map();
  const plan = prepared(db, 'course_facts', () => planFacts(db));
  const [rows, ratings] = await Promise.all([plan.execute({ ids: [...ids] }), ratingsOf(db, ids)]);
  return new Map(rows.map((row) => [row.id, { ...row, rating: ratings.get(row.id) ?? null }]));
}
