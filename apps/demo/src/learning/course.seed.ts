import { commodityTypeCodes, courseTypeCodes } from '@cheese/domain/codes/shop/products';
import { course } from '@cheese/server/modules/learning/course/course.tables';
import { courseTeacher, teacher } from '@cheese/server/modules/learning/course/teacher.tables';
import { commodity } from '@cheese/server/modules/shop/goods/commodity.tables';
import { eq, sql } from 'drizzle-orm';
import type { Seed, SeedContext } from '../planting/seed';
import { seedShelf } from '../shop/commodity/shelf';
import { seedCourses } from './courses';
import { plantDirectory } from './plantDirectory';
import { plantMedia } from './plantMedia';
import { productIdOf } from './productIdOf';
import { questionFinder } from './questionFinder';
import { slideFinder } from './slideFinder';
import type { SeedCourse, SeedTeacher } from './seedCourse';

/** Each course of the shop window with its teachers, its introduction and its directory. */
export const seedCourseContents: Seed = {
  area: 'courses',
  async plant(soil) {
    const means = {
      findQuestion: await questionFinder(soil.db),
      findSlide: await slideFinder(soil.db),
      media: await plantMedia(soil),
    };
    const teachers = new Map<string, number>();
    for (const seed of seedCourses) {
      const courseId = await plantCourse(soil, seed);
      await plantTeachers(soil, { courseId, seed }, teachers);
      await plantDirectory(soil, { courseId, chapters: seed.chapters }, means);
    }
    // Their numbers were given: the next one that somebody makes comes after them.
    await soil.db.execute(sql`select setval(pg_get_serial_sequence('course', 'id'),
      (select coalesce(max(id), 1) from course))`);
  },
};

async function plantCourse({ db }: SeedContext, seed: SeedCourse): Promise<number> {
  const id = productIdOf(seedShelf[1], seed.slug);
  const [sold] = await db
    .select()
    .from(commodity)
    .where(
      sql`${eq(commodity.type, commodityTypeCodes.course)} and ${eq(commodity.productId, id)}`,
    );
  if (!sold) throw new Error(`The course ${seed.slug} is not on sale.`);
  const { title: name, description, cover, publishedAt } = sold;
  const { html, goals, forWhom, certificateShare, countsByHand = false } = seed;
  await db.insert(course).values({
    id,
    name,
    description,
    cover,
    html,
    forWhom,
    certificateShare,
    publishedAt,
    countsByHand,
    courseType: sold.courseType ?? courseTypeCodes.platform,
    goals: [...goals],
    createdAt: publishedAt,
    editedAt: publishedAt,
  });
  return id;
}

async function plantTeachers(
  soil: SeedContext,
  { courseId, seed }: { courseId: number; seed: SeedCourse },
  known: Map<string, number>,
) {
  for (const [place, one] of seed.teachers.entries()) {
    const key = `${one.name} ${one.worksAt}`;
    const teacherId = known.get(key) ?? (await plantTeacher(soil, one));
    known.set(key, teacherId);
    await soil.db.insert(courseTeacher).values({ courseId, teacherId, place });
  }
}

async function plantTeacher({ db }: SeedContext, seed: SeedTeacher): Promise<number> {
  const [row] = await db.insert(teacher).values(seed).returning({ id: teacher.id });
  return row?.id ?? 0;
}
