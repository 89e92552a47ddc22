import { course, courseware } from '@cheese/server/modules/learning/course/course.tables';
import { courseTeacher } from '@cheese/server/modules/learning/course/teacher.tables';
import { media } from '@cheese/server/modules/learning/media/media.tables';
import { useTestApp } from '@cheese/server/testing/useTestApp';
import { seedQuestionBanks } from '../exam/bank.seed';
import { seedCommodities } from '../shop/commodity.seed';
import { seedShelf } from '../shop/commodity/shelf';
import { plantAreas } from '../testing/plantAreas';
import { seedSlideLibraries } from '../viewers/slides.seed';
import { seedCourseContents } from './course.seed';

const test = useTestApp();

it('fills every course of the shop window with what can be opened', async () => {
  await plantAreas(test, [
    ...[seedCommodities, seedQuestionBanks, seedSlideLibraries, seedCourseContents],
  ]);
  const { db } = test.database;
  const courses = await db.select().from(course);
  expect(courses.map(({ name }) => name).sort()).toEqual(
    (seedShelf[1] ?? []).map(({ title }) => title).sort(),
  );
  const items = await db.select().from(courseware);
  expect(new Set(items.map(({ type }) => type))).toEqual(new Set([1, 2, 4, 8, 16, 32, 48, 64]));
  const shown = new Set((await db.select().from(media)).map(({ id }) => id));
  for (const { type, mediaId, content } of items) {
    expect(content.type).toBe(type);
    expect(mediaId !== null).toBe(type === 1 || type === 2);
    if (mediaId !== null) expect(shown).toContain(mediaId);
  }
  const taught = new Set((await db.select().from(courseTeacher)).map(({ courseId }) => courseId));
  expect(taught.size).toBe(courses.length);
});
