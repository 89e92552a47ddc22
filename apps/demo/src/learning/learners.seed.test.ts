import { course } from '@cheese/server/modules/learning/course/course.tables';
import { courseQuestion } from '@cheese/server/modules/learning/courseQuestion/courseQuestion.tables';
import { courseLearner } from '@cheese/server/modules/learning/course/learners/study.tables';
import { certificate } from '@cheese/server/modules/people/certificate/certificate.tables';
import { useTestApp } from '@cheese/server/testing/useTestApp';
import { eq, isNotNull } from 'drizzle-orm';
import { seedQuestionBanks } from '../exam/bank.seed';
import { seedCommodities } from '../shop/commodity.seed';
import { plantAreas } from '../testing/plantAreas';
import { seedSlideLibraries } from '../slides/slides.seed';
import { completeCourses } from './courses';
import { seedCourseContents } from './course.seed';
import { seedCourseLearners } from './learners.seed';
import { seedSaid } from './learners/said';

const test = useTestApp();

it('shows who teaches the complete courses how those who learn them are doing', async () => {
  await plantAreas(test, [
    seedCommodities,
    seedQuestionBanks,
    seedSlideLibraries,
    seedCourseContents,
    seedCourseLearners,
  ]);
  const { db } = test.database;
  const rows = await db
    .select({ learner: courseLearner, name: course.name, share: course.certificateShare })
    .from(courseLearner)
    .innerJoin(course, eq(course.id, courseLearner.courseId));
  expect(rows).toHaveLength(seedSaid.flatMap(({ learners }) => learners).length);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(completeCourses.length);
  const through = rows.filter(({ learner }) => learner.finishedAt !== null);
  expect(through).toHaveLength(2 * completeCourses.length);
  const earned = await db.select().from(certificate);
  const withShare = through.filter(({ share }) => share !== null);
  expect(earned.length).toBeGreaterThanOrEqual(withShare.length);
  expect(await db.$count(courseQuestion)).toBe(seedSaid.flatMap((one) => one.questions).length);
  const helped = await db.$count(courseQuestion, isNotNull(courseQuestion.acceptedId));
  expect(helped).toBeGreaterThanOrEqual(completeCourses.length);
});

describe('what was said', () => {
  it('is of each complete course, by those who learn it, and nowhere the same', () => {
    expect(seedSaid.map(({ slug }) => slug)).toEqual(completeCourses.map(({ slug }) => slug));
    for (const { learners, comments, notes, questions } of seedSaid) {
      const said = [...comments, ...notes, ...questions];
      expect(said.filter(({ by }) => !learners.includes(by))).toEqual([]);
      expect(new Set(comments.map(({ by }) => by)).size).toBe(comments.length);
      expect(questions.some(({ isAccepted }) => isAccepted)).toBe(true);
      expect(questions.some(({ answer }) => answer === undefined)).toBe(true);
    }
    const texts = seedSaid.flatMap(({ comments, notes, questions, notice }) =>
      [...comments, ...notes, ...questions, notice].map(({ text }) => text),
    );
    expect(new Set(texts).size).toBe(texts.length);
  });
});
