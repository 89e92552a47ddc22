import type { Answers } from '@cheese/domain/contract/call';
import type { CourseMakingContract as C } from '@cheese/domain/contract/learning/courseMaking';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { courseMakingMessages as words } from '@cheese/domain/texts/courseMakingMessages';
import type { Static } from 'typebox';
import { refuse, refuseFault } from '../../../calls/refusal';
import { countAudience, readAudience } from '../../school/audience/audience.door';
import { writeAudit } from '../../people/audit/audit.service';
import type { CourseRow } from '../course/course.tables';
import { type Maker, takeCourse } from './courseMaking.access';
import { faultsOf, pointedBy } from './courseMaking.faults';
import { isOpen } from './courseMaking.item';
import { selectMedia } from './courseMaking.media.store';
import type { LessonParts } from './courseMaking.parts';
import {
  selectCourseTeachers,
  selectKeptChapters,
  selectKeptItems,
  updateCourse,
} from './courseMaking.store';
import { wordFaults } from './courseMaking.words';

const YEAR_MS = 366 * 24 * 3_600_000;

/** Opens a course, at once or at a moment to come; whatever is half done in it is refused. */
export const publishCourse = (
  maker: Maker,
  parts: LessonParts,
  { courseId, edition, at }: Static<C['publish']['body']>,
): Promise<Answers<C['publish']>> =>
  maker.db.transaction(async (tx) => {
    const inside = { ...maker, db: tx };
    const now = maker.clock.now();
    const row = await takeCourse(inside, courseId);
    if (row.edition !== edition) refuse('course.changedMeanwhile');
    // A schedule may be set anew; what is open already stays as it is.
    if (isOpen(row) && row.publishedAt! <= now) refuse('course.alreadyPublished');
    refuseFault('at', at !== null && at <= now.getTime() ? words.atPast : null);
    refuseFault('at', at !== null && at > now.getTime() + YEAR_MS ? words.atFar : null);
    await refuseUnfit(inside, parts, row);
    const publishedAt = at === null ? now : new Date(at);
    const after = { period: chinaMinute(publishedAt.getTime()) };
    await writeAudit(tx, maker, { act: 'course.publish', about: row.name, after });
    const opened = { publishedAt, withdrawnAt: null, editedAt: now };
    return { edition: await updateCourse(tx, row.id, opened) };
  });

/** Refuses a course with faults; answers what it contains. */
export async function refuseUnfit(inside: Maker, parts: LessonParts, row: CourseRow) {
  const { db } = inside;
  const items = await selectKeptItems(db, row.id);
  const ofItems = await pointedBy({ db, parts, owner: row.organisationId }, items);
  const trailers = await selectMedia(db, [row.trailerId]);
  const pointed = { ...ofItems, media: new Map([...ofItems.media, ...trailers]) };
  const hasTeacher = (await selectCourseTeachers(db, row.id)).length > 0;
  const audienceCount = await countFor(inside, row);
  const chapters = await selectKeptChapters(db, row.id);
  const banned = await wordFaults(db, { row, chapters, items });
  const [fault] = faultsOf({ row, items, pointed, audienceCount, hasTeacher, banned });
  if (fault) refuse('course.unfit');
  return items;
}

/** An audience that joins by code may be empty at publication. */
async function countFor({ db, person }: Maker, { audienceId }: CourseRow) {
  if (audienceId === null) return null;
  const { kind } = await readAudience(db, person, audienceId);
  return kind === 'code' ? 1 : countAudience(db, audienceId);
}

/**
 * Hides the course; learners are notified and keep their notes. A scheduled publication is
 * cancelled.
 */
export const withdrawCourse = (
  maker: Maker,
  { courseId, edition }: Static<C['withdraw']['body']>,
): Promise<Answers<C['withdraw']>> =>
  maker.db.transaction(async (tx) => {
    const now = maker.clock.now();
    const row = await takeCourse({ ...maker, db: tx }, courseId);
    if (row.edition !== edition) refuse('course.changedMeanwhile');
    if (!isOpen(row)) refuse('course.notPublished');
    // A scheduled course that nobody has seen becomes a draft again.
    const isSeen = row.publishedAt! <= now;
    const moments = isSeen ? { withdrawnAt: now } : { publishedAt: null };
    await writeAudit(tx, maker, { act: 'course.withdraw', about: row.name });
    return { edition: await updateCourse(tx, row.id, { ...moments, editedAt: now }) };
  });
