import type { Answers } from '@cheese/domain/contract/call';
import type { CourseCertificateContract as C } from '@cheese/domain/contract/learning/courseCertificate';
import { isPossible, type LearnersTime } from '@cheese/domain/rules/learning/leastTime';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { requireText } from '../../../calls/requireText';
import { requireTeaching } from '../course/course.door';
import { issue, isReached } from './award.issue';
import { type AwardFacts, findFacts } from './award.store';
import { texts } from './certificate.texts';
import { askFor, selectMakers, selectWaiting, settleWait } from './wait.store';
import { notifyOfCourse } from '../../people/notice/notice.door';

interface Learning {
  personId: number;
  courseId: number;
  now: Date;
}

/**
 * True if the recorded time allows an automatic certificate. Otherwise the teacher is asked once,
 * and once more if they declined and the missing time has been studied since.
 */
export async function mayIssue(
  db: Db,
  learning: Learning,
  { wait, courseName }: AwardFacts,
  time: LearnersTime,
): Promise<boolean> {
  const isNowPossible = isPossible(time);
  if (!wait && isNowPossible) return true;
  if (wait?.state === 'waiting') return isNowPossible && !wait.isPossible;
  if (wait && !isNowPossible) return false;
  await db.transaction(async (tx) => {
    if (!(await askFor(tx, { ...learning, ...time, isPossible: isNowPossible }))) return;
    const { personId, courseId, now } = learning;
    const told = { course: { courseId, courseName }, now };
    await notifyOfCourse(tx, { personIds: [personId], ...texts.waits(courseName), ...told });
    const personIds = await selectMakers(tx, learning);
    await notifyOfCourse(tx, { personIds, ...texts.toLookAt(courseName), ...told });
  });
  return false;
}

export async function listWaiting(
  context: CallerContext<'db'>,
  { courseId, ...asked }: Static<C['waiting']['query']>,
): Promise<Answers<C['waiting']>> {
  await requireTeaching(context, courseId);
  const { rows, total } = await selectWaiting(context.db, courseId, asked);
  const list = rows.map(({ wait, name }) => ({
    personId: wait.personId,
    name,
    state: wait.state,
    reason: wait.reason,
    recordedS: wait.recordedS,
    leastS: wait.leastS,
    askedAt: wait.askedAt.getTime(),
  }));
  return { list, total };
}

/** A certificate issued in the meantime counts as decided. */
export async function decideWaiting(
  context: CallerContext<'db'>,
  { courseId, personId, isIssued, reason }: Static<C['decide']['body']>,
): Promise<null> {
  const { db, person, clock } = context;
  await requireTeaching(context, courseId);
  const facts = await findFacts(db, personId, courseId);
  if (!facts?.wait || facts.certificate) refuse('courseCertificate.notWaiting');
  if (isIssued && !isReached(facts)) refuse('certificate.unearned');
  if (!isIssued && reason.trim() === '') refuse('courseCertificate.reason');
  const said = isIssued ? null : requireText(reason);
  const now = clock.now();
  const decision = { reason: said, decidedAt: now, decidedBy: person.id };
  await db.transaction(async (tx) => {
    const state = isIssued ? 'issued' : 'declined';
    const of = { personId, courseId };
    if (!(await settleWait(tx, of, { state, ...decision }))) {
      refuse('courseCertificate.notWaiting');
    }
    if (isIssued) return issue(tx, { ...of, now }, facts);
    const { courseName } = facts;
    const told = { personIds: [personId], course: { courseId, courseName }, now };
    return notifyOfCourse(tx, { ...told, ...texts.declined(courseName, said ?? '') });
  });
  return null;
}
