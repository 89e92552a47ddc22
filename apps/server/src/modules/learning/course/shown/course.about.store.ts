import type { Db } from '../../../../db/database';
import { commodity } from '../../../shop/goods/commodity.tables';
import { and, asc, eq } from 'drizzle-orm';
import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { course } from '../course.tables';
import { courseTeacher, teacher } from '../teacher.tables';

export const teacherColumns = {
  id: teacher.id,
  name: teacher.name,
  avatar: teacher.avatar,
  rank: teacher.rank,
  organisation: teacher.worksAt,
  introduction: teacher.introduction,
};

export const selectTeachers = (db: Db, courseId: number) =>
  db
    .select(teacherColumns)
    .from(courseTeacher)
    .innerJoin(teacher, eq(teacher.id, courseTeacher.teacherId))
    .where(eq(courseTeacher.courseId, courseId))
    .orderBy(asc(courseTeacher.place), asc(teacher.id));

export function selectIntroduction(db: Db, courseId: number) {
  const isSold = and(
    eq(commodity.type, commodityTypeCodes.course),
    eq(commodity.productId, course.id),
  );
  return db
    .select({
      html: course.html,
      sold: commodity.html,
      goals: course.goals,
      audience: course.forWhom,
    })
    .from(course)
    .leftJoin(commodity, isSold)
    .where(eq(course.id, courseId));
}

export function selectSoldAs(db: Db, courseId: number) {
  const isSold = and(
    eq(commodity.type, commodityTypeCodes.course),
    eq(commodity.productId, courseId),
  );
  return db.select({ id: commodity.id }).from(commodity).where(isSold);
}
