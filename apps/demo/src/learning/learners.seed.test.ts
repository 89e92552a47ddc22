import { course } from '@cheese/server/modules/learning/course/course.tables';
import { courseQuestion } from '@cheese/server/modules/learning/courseQuestion/courseQuestion.tables';
import { courseLearner } from '@cheese/server/modules/learning/study/study.tables';
import { certificate } from '@cheese/server/modules/people/certificate/certificate.tables';
import { useTestApp } from '@cheese/server/testing/useTestApp';
import { eq } from 'drizzle-orm';
import { seedQuestionBanks } from '../exam/bank.seed';
import { seedCommodities } from '../shop/commodity.seed';
import { plantAreas } from '../testing/plantAreas';
import { seedSlideLibraries } from '../viewers/slides.seed';
import { seedCourseContents } from './course.seed';
import { seedCourseLearners } from './learners.seed';
import { seedLearners } from './learners/who';

const test = useTestApp();

it('shows who teaches two courses how those who learn them are doing', async () => {
  await plantAreas(test, [
    ...[seedCommodities, seedQuestionBanks, seedSlideLibraries],
    ...[seedCourseContents, seedCourseLearners],
  ]);
  const { db } = test.database;
  const rows = await db
    .select({ learner: courseLearner, name: course.name, share: course.certificateShare })
    .from(courseLearner)
    .innerJoin(course, eq(course.id, courseLearner.courseId));
  expect(rows).toHaveLength(2 * seedLearners.length);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(2);
  const through = rows.filter(({ learner }) => learner.finishedAt !== null);
  expect(through).toHaveLength(4);
  const earned = await db.select().from(certificate);
  const withShare = through.filter(({ share }) => share !== null);
  expect(earned.length).toBeGreaterThanOrEqual(withShare.length);
  expect(await db.$count(courseQuestion)).toBe(5);
});
