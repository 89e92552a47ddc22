import { course, courseware } from '@cheese/server/modules/learning/course/course.tables';
import { courseTeacher } from '@cheese/server/modules/learning/course/teacher.tables';
import { media } from '@cheese/server/modules/learning/mediaFile/media.tables';
import { simulationPractice } from '@cheese/server/modules/exam/practice/practice.tables';
import { commodity } from '@cheese/server/modules/shop/goods/commodity.tables';
import { simulationVideo } from '@cheese/server/modules/training/simulation/simulation.tables';
import { useTestApp } from '@cheese/server/testing/useTestApp';
import { seedQuestionBanks } from '../exam/bank.seed';
import { seedCommodities } from '../shop/commodity.seed';
import { seedShelf, seedVideos } from '../shop/commodity/shelf';
import { plantAreas } from '../testing/plantAreas';
import { seedSimulationWords } from '../training/simulations/simulations';
import { seedSlideLibraries } from '../slides/slides.seed';
import { seedSimulations } from '../training/simulations.seed';
import { seedCourseContents } from './course.seed';

const test = useTestApp();

it('fills every course and simulation of the shop window with what can be opened', async () => {
  await plantAreas(test, [
    seedCommodities,
    seedQuestionBanks,
    seedSlideLibraries,
    seedCourseContents,
    seedSimulations,
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
  await proveSimulations(shown);
});

/** Each video shows a film, and is sold as a part of what it belongs to. */
async function proveSimulations(shown: ReadonlySet<number>) {
  const { db } = test.database;
  const sold = await db.select().from(commodity);
  const videos = await db.select().from(simulationVideo);
  expect(videos).toHaveLength(seedVideos.length);
  for (const { id, simulationId, mediaId } of videos) {
    expect(shown).toContain(mediaId);
    const its = sold.find(({ type, productId }) => type === 256 && productId === id);
    const whole = sold.find(({ id: wholeId }) => wholeId === its?.wholeId);
    expect(whole).toMatchObject({ type: 8, productId: simulationId });
  }
  const practised = seedSimulationWords.filter(({ practice }) => practice !== null);
  expect(await db.$count(simulationPractice)).toBe(practised.length);
}
