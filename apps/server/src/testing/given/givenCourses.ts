import type { CompletionRule } from '@cheese/domain/codes/learning/completionRules';
import type { CoursewareType } from '@cheese/domain/codes/learning/coursewareTypes';
import type { AudienceKind } from '@cheese/domain/codes/school/audiences';
import type { Db } from '../../db/database';
import type { CoursewareContent } from '../../modules/learning/course/courseware.content';
import { course, courseChapter, courseware } from '../../modules/learning/course/course.tables';
import { courseTeacher, teacher } from '../../modules/learning/course/teacher.tables';
import {
  courseLearner,
  coursewareProgress,
} from '../../modules/learning/course/learners/study.tables';
import { audience, audienceMember } from '../../modules/school/audience/audience.tables';

type Item = Partial<typeof courseware.$inferInsert>;

export interface GivenChapter {
  title?: string;
  html?: string;
  /** Course notes where nothing is said. */
  items?: Item[];
  chapters?: GivenChapter[];
}

/** A commodity of type 1 with the course's number is what it is sold as. */
export type GivenCourse = Partial<typeof course.$inferInsert> & {
  /** For a school's own; for the whole school where nothing is said. */
  audience?: { kind: AudienceKind; members?: number[]; code?: string };
  /** A number stands for a teacher who was given before. */
  teachers?: (Partial<typeof teacher.$inferInsert> | number)[];
  chapters?: GivenChapter[];
  /** Learners: the first `studied` items are completed, and the last of them is their position. */
  learners?: { personId: number; studied?: number; lastAt?: Date }[];
};

const LONG_AGO = new Date('2026-11-01T08:00:00+08:00');

const aTeacher = { name: '林远', rank: '教授', worksAt: '仁心医学院', introduction: '讲授内科学' };

const contents: Record<CoursewareType, CoursewareContent> = {
  1: { type: 1, chapters: [], checks: [], inOrder: false, subtitles: null },
  2: { type: 2, notes: [] },
  4: { type: 4, picture: 'course/map.webp', width: 2000, height: 1200 },
  8: { type: 8, html: '<p>笔记</p>' },
  16: { type: 16, simulationId: 1 },
  32: { type: 32, slideIds: [1] },
  48: { type: 48, specimenIds: [1] },
  64: { type: 64, questionIds: [], passShare: 60 },
  128: { type: 128, thingIds: [1] },
  256: { type: 256, thingIds: [1] },
  512: { type: 512, thingIds: [1] },
  1024: { type: 1024, thingIds: [1] },
};

const rules: Record<CoursewareType, CompletionRule> = {
  1: 'watched',
  2: 'lastPage',
  4: 'byHand',
  8: 'byHand',
  16: 'byHand',
  32: 'byHand',
  48: 'byHand',
  64: 'passed',
  128: 'byHand',
  256: 'byHand',
  512: 'byHand',
  1024: 'handedIn',
};

export async function giveCourse(db: Db, given: GivenCourse, nth: number) {
  const { audience: whom, teachers = [], chapters = [], learners = [], ...row } = given;
  const audienceId = await giveAudience(db, given, whom);
  const [made] = await db
    .insert(course)
    .values({
      name: `课程${nth}`,
      cover: 'course/cover.webp',
      courseType: 1,
      audienceId,
      createdAt: LONG_AGO,
      editedAt: LONG_AGO,
      publishedAt: LONG_AGO,
      ...row,
    })
    .returning();
  const courseId = made?.id ?? 0;
  for (const [place, one] of teachers.entries()) {
    const teacherId = typeof one === 'number' ? one : await giveTeacher(db, one);
    await db.insert(courseTeacher).values({ courseId, teacherId, place });
  }
  const items: number[] = [];
  await giveChapters(db, { courseId, pid: null, items }, chapters);
  for (const learner of learners) await giveLearner(db, { courseId, items }, learner);
}

async function giveAudience(
  db: Db,
  { organisationId = null, audienceId }: GivenCourse,
  whom: GivenCourse['audience'],
) {
  if (organisationId === null || audienceId) return audienceId ?? null;
  const { members = [], ...kind } = whom ?? { kind: 'organisation' as const };
  const [made] = await db
    .insert(audience)
    .values({ organisationId, createdAt: LONG_AGO, ...kind })
    .returning();
  const id = made?.id ?? 0;
  const joined = members.map((personId) => ({ audienceId: id, personId, joinedAt: LONG_AGO }));
  if (joined.length > 0) await db.insert(audienceMember).values(joined);
  return id;
}

async function giveTeacher(db: Db, row: Partial<typeof teacher.$inferInsert>) {
  const [made] = await db
    .insert(teacher)
    .values({ ...aTeacher, ...row })
    .returning();
  return made?.id ?? 0;
}

interface Into {
  courseId: number;
  pid: number | null;
  /** The numbers of all items so far, in their order. */
  items: number[];
}

async function giveChapters(db: Db, into: Into, chapters: readonly GivenChapter[]) {
  const { courseId, pid } = into;
  for (const [place, { items = [], chapters: below = [], ...row }] of chapters.entries()) {
    const [chapter] = await db
      .insert(courseChapter)
      .values({ title: `第${place + 1}章`, courseId, pid, place, ...row })
      .returning();
    const chapterId = chapter?.id ?? 0;
    for (const [at, item] of items.entries()) {
      const { type = 8 } = item;
      const [made] = await db
        .insert(courseware)
        .values({
          courseId,
          chapterId,
          place: at,
          type,
          title: `课件${at + 1}`,
          rule: rules[type],
          content: contents[type],
          ...item,
        })
        .returning();
      into.items.push(made?.id ?? 0);
    }
    await giveChapters(db, { ...into, pid: chapterId }, below);
  }
}

async function giveLearner(
  db: Db,
  { courseId, items }: { courseId: number; items: number[] },
  { personId, studied = 0, lastAt = LONG_AGO }: NonNullable<GivenCourse['learners']>[number],
) {
  const done = items.slice(0, studied);
  const moments = { firstAt: LONG_AGO, lastAt };
  const lastCoursewareId = done.at(-1) ?? items[0] ?? null;
  const isAll = items.length > 0 && done.length === items.length;
  await db.insert(courseLearner).values({
    personId,
    courseId,
    lastCoursewareId,
    ...moments,
    finishedAt: isAll ? lastAt : null,
    studiedCount: done.length,
  });
  const rows = done.map((coursewareId) => ({
    personId,
    courseId,
    coursewareId,
    position: 0,
    ...moments,
    studiedAt: lastAt,
  }));
  if (rows.length > 0) await db.insert(coursewareProgress).values(rows);
}
