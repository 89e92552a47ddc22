import { courseTypeCodes } from '@cheese/domain/codes/shop/products';
import type { Answers } from '@cheese/domain/contract/call';
import type { CourseMakingContract as C } from '@cheese/domain/contract/learning/courseMaking';
import type {
  CourseSheet,
  MadeCourse,
} from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import { courseStateOf } from '@cheese/domain/rules/learning/courseState';
import type { Static } from 'typebox';
import { refuse } from '../../../calls/refusal';
import { readAudience, writeAudience } from '../../school/audience/audience.door';
import { ownerFor, requireMaker } from '../../base/ownership/ownership';
import type { course, CourseRow } from '../course/course.tables';
import { isSoldTo, type Maker, refuseOthers, takeCourse } from './courseMaking.access';
import { faultOf, faultsOf, pointedBy, seenDoneIn } from './courseMaking.faults';
import { selectMedia, toMedia } from './courseMaking.media.store';
import { drawCourseCover } from './courseMaking.pictures';
import type { LessonParts } from './courseMaking.parts';
import {
  deleteCourse,
  findMade,
  insertCourse,
  type MadeBrief,
  selectCourseTeachers,
  selectKeptChapters,
  selectKeptItems,
  selectMade,
} from './courseMaking.store';
import { namedTeacher } from './courseMaking.teachers';
import { wordFaults } from './courseMaking.words';
import { writeTeachers } from './courseMaking.teachers.store';

export async function listMade(
  maker: Maker,
  query: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const { db, person, clock } = maker;
  requireMaker(person);
  const now = clock.now();
  const { rows, total } = await selectMade(db, person, now, query);
  return { list: rows.map(({ brief }) => toBrief(brief, now)), total };
}

function toBrief({ organisationId, ...row }: MadeBrief, now: Date): MadeCourse {
  const moments = {
    publishedAt: row.publishedAt?.getTime() ?? null,
    withdrawnAt: row.withdrawnAt?.getTime() ?? null,
  };
  return {
    ...row,
    ...moments,
    editedAt: row.editedAt.getTime(),
    state: courseStateOf(moments, now.getTime()),
    isPlatform: organisationId === null,
  };
}

const toSheet = (row: CourseRow): CourseSheet => ({
  name: row.name,
  description: row.description,
  cover: row.cover,
  html: row.html,
  goals: row.goals,
  forWhom: row.forWhom,
  certificateShare: row.certificateShare,
  countsByHand: row.countsByHand,
  trailerId: row.trailerId,
});

export async function readMade(
  maker: Maker,
  parts: LessonParts,
  courseId: number,
): Promise<Answers<C['detail']>> {
  const { db, person, clock } = maker;
  await refuseOthers(maker, courseId);
  const { brief, row } = (await findMade(db, courseId)) ?? refuse('course.notFound');
  const [chapters, items, teachers] = await Promise.all([
    selectKeptChapters(db, courseId),
    selectKeptItems(db, courseId),
    selectCourseTeachers(db, courseId),
  ]);
  const trailers = await selectMedia(db, [row.trailerId]);
  const ofItems = await pointedBy({ db, parts, owner: row.organisationId }, items);
  const pointed = { ...ofItems, media: new Map([...ofItems.media, ...trailers]) };
  const audience = row.audienceId === null ? null : await readAudience(db, person, row.audienceId);
  const trailer = row.trailerId === null ? undefined : trailers.get(row.trailerId);
  const banned = await wordFaults(db, { row, chapters, items });
  const whole = { row, items, pointed, banned, hasTeacher: teachers.length > 0 };
  return {
    ...toBrief(brief, clock.now()),
    edition: row.edition,
    sheet: toSheet(row),
    teachers,
    audience,
    isLocked: await isSoldTo(maker, row),
    trailer: trailer ? toMedia(trailer) : null,
    chapters: chapters.map(({ id, pid, title, html, edition }) => ({
      id,
      pid,
      title,
      html,
      edition,
    })),
    items: items.map((item) => ({ ...item, fault: faultOf(item, pointed) })),
    seenDoneCount: seenDoneIn(items, pointed).length,
    faults: faultsOf({ ...whole, audienceCount: audience && countOf(audience) }),
  };
}

/** An audience that joins by code may be empty now, so it counts as one. */
const countOf = ({ kind, count }: { kind: string; count: number }) => (kind === 'code' ? 1 : count);

/** A draft for the whole school. */
export async function createCourse(maker: Maker, name: string) {
  const { db, person, storage } = maker;
  requireMaker(person);
  const cover = await drawCourseCover(storage, name.trim());
  const organisationId = ownerFor(maker.person);
  return db.transaction(async (tx) => ({
    courseId: await insertOwn({ ...maker, db: tx }, { organisationId, name: name.trim(), cover }),
  }));
}

interface Begun extends Partial<typeof course.$inferInsert> {
  organisationId: number | null;
  name: string;
  cover: string;
}

/** A draft for the whole school, with its maker as teacher. Call within a transaction. */
export async function insertOwn(inside: Omit<Maker, 'storage'>, facts: Begun): Promise<number> {
  const { db, person, clock } = inside;
  const { organisationId } = facts;
  const isOfSchool = organisationId !== null;
  const audienceId = isOfSchool ? await writeAudience(db, inside, { kind: 'organisation' }) : null;
  const now = clock.now();
  const courseId = await insertCourse(db, {
    ...facts,
    audienceId,
    courseType: courseTypeCodes.platform,
    createdBy: person.id,
    createdAt: now,
    editedAt: now,
  });
  const teacherId = await namedTeacher(inside, organisationId, person.id);
  if (teacherId !== null) await writeTeachers(db, courseId, [teacherId]);
  return courseId;
}

export async function removeCourse(maker: Maker, courseId: number): Promise<null> {
  await maker.db.transaction(async (tx) => {
    const row = await takeCourse({ ...maker, db: tx }, courseId);
    if (row.publishedAt !== null) refuse('course.wasPublished');
    await deleteCourse(tx, row.id);
  });
  return null;
}

export async function drawCover(
  maker: Maker,
  { courseId, name }: Static<C['drawCover']['body']>,
): Promise<Answers<C['drawCover']>> {
  await refuseOthers(maker, courseId);
  return { cover: await drawCourseCover(maker.storage, name.trim()) };
}
