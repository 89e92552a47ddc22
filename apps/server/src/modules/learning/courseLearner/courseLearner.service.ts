import type { Answers } from '@cheese/domain/contract/call';
import type {
  CourseLearner,
  CourseLearnerContract as C,
  LearnerItem,
} from '@cheese/domain/contract/learning/courseLearner';
import type { LearnerState } from '@cheese/domain/codes/learning/courseLearners';
import { riskReasonsOf } from '@cheese/domain/rules/learning/atRisk';
import { wholeOf } from '@cheese/domain/rules/learning/itemCompletion';
import { leastOf } from '@cheese/domain/rules/learning/leastTime';
import { shareSeen } from '@cheese/domain/rules/learning/seenRanges';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import { refuse } from '../../../calls/refusal';
import { readOpenWait } from '../courseCertificate/courseCertificate.door';
import type { CoursewareProgressRow } from '../course/learners/study.tables';
import { selectOutline } from './item.service';
import { openTaught } from './courseLearner.taught';
import {
  type LearnerRow,
  selectLearners,
  selectSome,
  selectTotals,
} from './courseLearner.rows.store';
import { selectProgress } from './courseLearner.store';

const time = (moment: string | null) => moment && new Date(moment).getTime();

const stateOf = ({ lastAt, studiedCount, itemCount }: LearnerRow): LearnerState => {
  if (lastAt === null) return 'notBegun';
  return itemCount > 0 && studiedCount >= itemCount ? 'done' : 'underWay';
};

export function toLearner(row: LearnerRow, now: Date): CourseLearner {
  const { personId, name, number, studiedCount, studiedS, averageScore } = row;
  const state = stateOf(row);
  const lastAt = time(row.lastAt) || null;
  // A learner who is done has no reason to come back, so the last visit does not age.
  const lastStudiedAt = state === 'done' ? now.getTime() : lastAt;
  const learnt = { studySeconds: studiedS, lastStudiedAt, averageScore };
  return {
    personId,
    name,
    number,
    state,
    studiedCount,
    studiedS,
    lastAt,
    averageScore,
    risks: row.isAtRisk ? riskReasonsOf(learnt, now.getTime()) : [],
    certificate:
      row.certificateId === null
        ? null
        : {
            id: row.certificateId,
            state: row.isRevoked ? 'revoked' : 'valid',
          },
    remindedAt: time(row.remindedAt) || null,
  };
}

export async function readOverview(
  context: CallerContext<'db'>,
  courseId: number,
): Promise<Answers<C['overview']>> {
  const taught = await openTaught(context, courseId);
  const { certificateCount, ...totals } = await selectTotals(
    context.db,
    taught,
    context.clock.now(),
  );
  const hasCertificate = taught.certificateShare !== null;
  return {
    ...totals,
    courseId,
    courseName: taught.courseName,
    isOpen: taught.isOpen,
    certificateCount: hasCertificate || certificateCount > 0 ? certificateCount : null,
  };
}

export async function listLearners(
  context: CallerContext<'db'>,
  { courseId, ...asked }: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const now = context.clock.now();
  const taught = await openTaught(context, courseId);
  const { rows, total } = await selectLearners(context.db, taught, asked, now);
  return { list: rows.map((row) => toLearner(row, now)), total };
}

/** One learner's progress by item. */
export async function readLearner(
  context: CallerContext<'db'>,
  { courseId, personId }: Static<C['one']['query']>,
): Promise<Answers<C['one']>> {
  const { db, clock } = context;
  const now = clock.now();
  const taught = await openTaught(context, courseId);
  const [found, items, wait, progress] = await Promise.all([
    selectSome(db, taught, [personId], now),
    selectOutline(db, courseId),
    readOpenWait(db, { personId, courseId, now }),
    selectProgress(db, personId, courseId),
  ]);
  const row = found[0] ?? refuse('courseLearner.gone');
  const known = new Map(progress.map((one) => [one.coursewareId, one]));
  const shown = items.map((item) => toItem(item, known.get(item.id)));
  return { ...toLearner(row, now), wait, items: shown };
}

type Item = Awaited<ReturnType<typeof selectOutline>>[number];

function toItem(item: Item, kept: CoursewareProgressRow | undefined): LearnerItem {
  const { id, title, chapter, type } = item;
  const whole = wholeOf(item);
  const state = kept ? (kept.studiedAt ? 'done' : 'underWay') : 'notBegun';
  return {
    id,
    title,
    chapter,
    type,
    state,
    seenShare: whole[1] > whole[0] ? shareSeen(kept?.seen ?? [], whole) : null,
    studiedS: kept?.studiedS ?? 0,
    leastS: Math.round(leastOf(item)),
    score: kept?.bestScore ?? null,
    lastAt: kept?.lastAt.getTime() ?? null,
  };
}
