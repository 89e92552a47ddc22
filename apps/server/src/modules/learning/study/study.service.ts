import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import type { CoursewareContract as C } from '@cheese/domain/contract/learning/courseware';
import type {
  CoursewareProgress,
  CoursewareStanding,
} from '@cheese/domain/contract/learning/shapes/coursewareShapes';
import { studyBelief } from '@cheese/domain/rules/learning/believedReport';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { requireItem, seeCourse } from '../course/course.door';
import type { CourseSlides } from '../course/lent/course.slides';
import type { CoursewareRow } from '../course/course.tables';
import type { CourseThings } from '../course/lent/course.things';
import { awardCourse } from '../courseCertificate/courseCertificate.door';
import { takeTime } from './study.clock.store';
import { takeEarned } from './study.exam';
import { afterReport, mayMarkNow, ruleHeld } from './study.report';
import { finishCourse, moveLearner } from './study.learner.store';
import {
  beginVisit,
  closeOldVisits,
  findProgress,
  findVisited,
  type KnownProgress,
  selectProgress,
  type Visited,
  writeReport,
} from './study.store';

type VisitReport = Static<C['learnRefresh']['body']>;
type In = CallerContext<'db'> & { things: Pick<CourseThings, 'isEarned'> };
type InWithSlides = In & { slides: CourseSlides };

/** Windows beside each other, and one more. */
const MOST_VISITS = 3;
/** So many reports of one person at once each find the row changed by another. */
const MOST_TRIES = 8;
/** The position in a course is saved this often while the learner stays on one item. */
const MOVED_EVERY_MS = 60_000;

/** Opens an item to learn it: from here on time counts. What was told before counts for nothing. */
export async function startVisit(
  context: In,
  { coursewareId }: VisitReport,
): Promise<CoursewareStanding> {
  const { db, person, clock } = context;
  const { item } = await requireItem(context, coursewareId);
  const now = clock.now();
  const of = { personId: person.id, coursewareId, courseId: item.courseId, now };
  const heardAfter = new Date(now.getTime() - studyBelief.mostStudyS * 1000);
  const kept = await beginVisit(db, { ...of, heardAfter });
  await moveLearner(db, of);
  await closeOldVisits(db, person.id, MOST_VISITS);
  const isDone = kept.studiedAt !== null || (await takeExamBefore(context, item));
  return { ...toStanding(coursewareId, kept), isStudied: isDone, wasVisited: false };
}

/** A sufficient exam result from before the first visit completes the item at once. */
async function takeExamBefore({ db, person, clock, things }: In, { content }: CoursewareRow) {
  if (content.type !== coursewareTypeCodes.exam) return false;
  const of = { personId: person.id, now: clock.now() };
  if (!(await things.isEarned(db, { ...of, examIds: content.thingIds }))) return false;
  for (const examId of content.thingIds) {
    await takeEarned(db, { ...of, examId });
  }
  return true;
}

/** Takes what was on the screen since the last report, as far as it can be believed. */
export const refreshVisit = (context: InWithSlides, told: VisitReport) =>
  report(context, told, false);

/** The same, and time does not go on. */
export const endVisit = (context: InWithSlides, told: VisitReport) => report(context, told, true);

async function report(
  context: InWithSlides,
  told: VisitReport,
  isEnd: boolean,
): Promise<CoursewareStanding> {
  const { db, person, clock } = context;
  const { coursewareId } = told;
  const of = { personId: person.id, coursewareId };
  let taken: { elsewhereAt: Date | null } | undefined;
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const item = await findVisited(db, person.id, coursewareId);
    const before = item?.progress;
    // A learner without an open visit goes through the full access check.
    if (!item || !before?.reportedAt || item.mark === null || item.isWithdrawn) {
      if (isEnd) return standingOf(context, coursewareId);
      const begun = await startVisit(context, told);
      if (told.isMarked === undefined) return begun;
      continue;
    }
    if (told.isMarked !== undefined && ruleHeld(item) !== 'byHand') {
      refuse('courseware.notByHand');
    }
    const now = clock.now();
    const isMarking = told.isMarked && !before.studiedAt;
    if (isMarking) await requireMarkable(context, coursewareId);
    // A mark that will be refused must not take the time from another window.
    if (isMarking && !mayMarkNow(before, { now })) refuse('courseware.tooSoon');
    // Once for a report, however often its row was changed meanwhile.
    taken ??= { elsewhereAt: await takeTime(db, { ...of, now }) };
    const moment = { now, ...taken };
    if (isMarking && !mayMarkNow(before, moment)) refuse('courseware.tooSoon');
    const kept = afterReport(item, before, { told, isEnd, ...moment });
    if (!(await writeReport(db, { ...of, mark: item.mark }, kept))) continue;
    await settle(db, { item, before, kept, isEnd }, { ...of, courseId: item.courseId, now });
    return { ...toStanding(coursewareId, kept), wasVisited: true };
  }
  return refuse('courseware.busy');
}

/** A visit may have outlived what opened the item, and slides need a library of their own. */
async function requireMarkable(context: InWithSlides, coursewareId: number) {
  const { content } = (await requireItem(context, coursewareId)).item;
  if (content.type !== coursewareTypeCodes.slide) return;
  const seen = [...(await context.slides.seenBy(context, content.slideIds)).values()];
  // Slides that no longer exist must not block the learner.
  if (seen.length > 0 && seen.every(({ isOpen }) => !isOpen)) refuse('courseware.slidesLocked');
}

/** The standing of an item without a visit. */
async function standingOf(
  context: CallerContext<'db'>,
  coursewareId: number,
): Promise<CoursewareStanding> {
  await requireItem(context, coursewareId);
  const kept = await findProgress(context.db, context.person.id, coursewareId);
  return { ...toStanding(coursewareId, kept ?? nothing(context.clock.now())), wasVisited: false };
}

const nothing = (now: Date): KnownProgress => ({
  position: 0,
  studiedS: 0,
  seen: [],
  studiedAt: null,
  reportedAt: null,
  lastAt: now,
});

interface Change {
  item: Visited;
  before: KnownProgress;
  kept: KnownProgress;
  isEnd: boolean;
}

interface ProgressRef {
  personId: number;
  coursewareId: number;
  courseId: number;
  now: Date;
}

/** Updates the course after the progress of an item. */
async function settle(db: Db, { item, before, kept, isEnd }: Change, of: ProgressRef) {
  const turned = (kept.studiedAt === null) !== (before.studiedAt === null);
  const stays = of.now.getTime() - (item.learntAt?.getTime() ?? 0) < MOVED_EVERY_MS;
  const isElsewhere = item.lastCoursewareId !== of.coursewareId;
  if (turned || isEnd || !stays || isElsewhere) await moveLearner(db, of);
  if (!turned || !kept.studiedAt) return;
  await finishCourse(db, of);
  await awardCourse(db, of);
}

/** Only items that the caller has begun. */
export async function listProgress(
  context: CallerContext<'db'>,
  courseId: number,
): Promise<CoursewareProgress[]> {
  await seeCourse(context, courseId);
  const rows = await selectProgress(context.db, context.person.id, courseId);
  return rows.map(({ coursewareId, bestScore, tryCount, ...kept }) => ({
    ...toProgress(coursewareId, kept),
    bestScore,
    tryCount,
  }));
}

const toProgress = (coursewareId: number, kept: KnownProgress) => ({
  coursewareId,
  position: kept.position,
  studiedS: kept.studiedS,
  isStudied: kept.studiedAt !== null,
  lastLearntAt: kept.lastAt.getTime(),
});

const toStanding = (coursewareId: number, kept: KnownProgress) => ({
  ...toProgress(coursewareId, kept),
  seen: kept.seen,
});
