import type { Db } from '../../../../db/database';
import { commodity } from '../../../shop/goods/commodity.tables';
import { and, desc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { teacherColumns } from './course.about.store';
import { askedBy, isIncluded, type Looking, standings } from '../course.standing.store';
import { course } from '../course.tables';
import { teacher } from '../teacher.tables';

export const MOST_SHOWN = 100;

const taught = (teacherId: number) =>
  sql`(select course_id from course_teacher where teacher_id = ${teacherId})`;

export function isTaughtOnSale(now: Date, teacherId: number) {
  const isTheirs = sql`${commodity.productId} in (select id from course
    where id in ${taught(teacherId)} and published_at <= ${now.toISOString()}
      and withdrawn_at is null)`;
  return and(eq(commodity.type, commodityTypeCodes.course), isTheirs);
}

export const selectTeacher = (db: Db, teacherId: number) =>
  db.select(teacherColumns).from(teacher).where(eq(teacher.id, teacherId));

export const selectTeacherSchool = (db: Db, teacherId: number) =>
  db.select({ of: teacher.organisationId }).from(teacher).where(eq(teacher.id, teacherId));

export const selectTaughtStandings = (db: Db, teacherId: number, looking: Looking) =>
  standings(db)
    .where(
      and(
        sql`${course.id} in ${taught(teacherId)}`,
        isNotNull(course.organisationId),
        isIncluded(db),
        lte(course.publishedAt, looking.now),
        isNull(course.withdrawnAt),
      ),
    )
    .orderBy(desc(course.publishedAt), desc(course.id))
    .limit(MOST_SHOWN)
    .execute(askedBy(looking));
