import { certificateTemplateCodes } from '@cheese/domain/codes/people/certificates';
import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import type { Db } from '@cheese/server/db/database';
import { course, courseware } from '@cheese/server/modules/learning/course/course.tables';
import { courseTeacher, teacher } from '@cheese/server/modules/learning/course/teacher.tables';
import { insertCertificate } from '@cheese/server/modules/people/certificate/certificate.store';
import { newCertificateNumber } from '@cheese/server/modules/people/certificate/certificateNumber';
import { person } from '@cheese/server/modules/people/person/person.tables';
import {
  courseLearner,
  coursewareProgress,
} from '@cheese/server/modules/learning/course/learners/study.tables';
import { leftToEarn } from '@cheese/domain/rules/learning/certificateShare';
import { messages } from '@cheese/domain/texts/messages';
import { asc, eq } from 'drizzle-orm';
import type { Seed } from '../planting/seed';
import { seedShelf } from '../shop/commodity/shelf';
import { seedSaid } from './learners/said';
import { seedLearners } from './learners/who';
import { plantSaid } from './plantSaid';
import { productIdOf } from './productIdOf';

const DAY_MS = 86_400_000;

/** The complete courses, which people learn, write about and ask about; who teaches them sees how it goes. */
export const seedCourseLearners: Seed = {
  area: 'courseLearners',
  async plant({ db, clock }) {
    const now = clock.now();
    const learners: number[] = [];
    for (const { name } of seedLearners) learners.push(await plantPerson(db, name, now));
    for (const said of seedSaid) {
      const courseId = productIdOf(seedShelf[1], said.slug);
      const teacherId = await plantTeacher(db, courseId, now);
      for (const [standing, nth] of said.learners.entries()) {
        await plantLearner(db, { courseId, personId: learners[nth] ?? 0, nth, standing, now });
      }
      await plantSaid(db, said, { courseId, teacherId, learners, now });
    }
  },
};

async function plantPerson(db: Db, name: string, now: Date): Promise<number> {
  const registeredAt = new Date(now.getTime() - 60 * DAY_MS);
  const row = { service: 'main', nickname: name, name, registeredAt } as const;
  const [made] = await db.insert(person).values(row).returning({ id: person.id });
  return made?.id ?? 0;
}

/** The first of its teachers gets an account, to answer by. */
async function plantTeacher(db: Db, courseId: number, now: Date): Promise<number> {
  const [first] = await db
    .select({ id: teacher.id, name: teacher.name })
    .from(courseTeacher)
    .innerJoin(teacher, eq(teacher.id, courseTeacher.teacherId))
    .where(eq(courseTeacher.courseId, courseId))
    .orderBy(asc(courseTeacher.place))
    .limit(1);
  if (!first) throw new Error(`Nobody teaches the course ${courseId}.`);
  const personId = await plantPerson(db, first.name, now);
  await db.update(teacher).set({ personId }).where(eq(teacher.id, first.id));
  return personId;
}

interface Learning {
  courseId: number;
  personId: number;
  nth: number;
  /** How far they are, before or behind the others who learn it. */
  standing: number;
  now: Date;
}

async function plantLearner(db: Db, { courseId, personId, nth, standing, now }: Learning) {
  const name = seedLearners[nth]?.name;
  const seed = seedLearners[standing];
  const [of] = await db.select().from(course).where(eq(course.id, courseId));
  if (!seed || !name || !of) return;
  const items = await db
    .select({
      id: courseware.id,
      type: courseware.type,
      rule: courseware.rule,
      durationS: courseware.durationS,
    })
    .from(courseware)
    .where(eq(courseware.courseId, courseId))
    .orderBy(asc(courseware.id));
  const done = Math.floor(items.length * seed.share);
  const lastAt = new Date(now.getTime() - seed.daysAgo * DAY_MS);
  const firstAt = new Date(lastAt.getTime() - 10 * DAY_MS);
  // Whoever is not through has begun one more.
  const begun = items.slice(0, done + 1).map(({ id, type, durationS }, at) => {
    const isDone = at < done;
    const seconds = durationS ?? 300;
    const seen = isDone ? seconds : Math.floor(seconds * 0.4);
    return {
      personId,
      courseId,
      coursewareId: id,
      firstAt,
      lastAt,
      studiedS: seen,
      seen: type === coursewareTypeCodes.video ? ([[0, seen]] as [number, number][]) : [],
      studiedAt: isDone ? lastAt : null,
      bestScore: type === coursewareTypeCodes.test && isDone ? seed.score : null,
      tryCount: type === coursewareTypeCodes.test && isDone ? 1 : 0,
    };
  });
  await db.insert(courseLearner).values({
    personId,
    courseId,
    firstAt,
    lastAt,
    studiedCount: done,
    studiedS: begun.reduce((sum, { studiedS }) => sum + studiedS, 0),
    lastCoursewareId: begun.at(-1)?.coursewareId ?? null,
    finishedAt: done === items.length ? lastAt : null,
  });
  if (begun.length > 0) await db.insert(coursewareProgress).values(begun);
  const counts = ({ rule }: { rule: string }) => of.countsByHand || rule !== 'byHand';
  const [total, studied] = [items, items.slice(0, done)].map((some) => some.filter(counts).length);
  if (of.certificateShare === null) return;
  if (leftToEarn(total ?? 0, of.certificateShare, studied ?? 0) > 0) return;
  await insertCertificate(db, {
    kind: 'course',
    subjectId: courseId,
    personId,
    template: certificateTemplateCodes.blueFrame,
    issuedAt: lastAt,
    name,
    itemName: of.name,
    orgName: messages.platformTitle,
    number: newCertificateNumber(),
  });
}
