import type { WatchedState } from '@cheese/domain/codes/exam/examPhases';
import type { LiveExam, Watched } from '@cheese/domain/contract/exam/examWatch';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { audiencesOf } from '../exam/exam.expected';
import { phaseOf } from '../exam/courses/exam.ofSchool';
import { areKeysOut } from './examWatch.keys';
import { type Row, selectWatched, selectWatchedExam } from './examWatch.live.store';

/** After this silence the learner counts as disconnected or gone. */
const QUIET_MS = 60_000;

/** The live view of a school's exam, shared by all watching teachers. */
export async function readLive(
  { db, now }: { db: Db; now: Date },
  examId: number,
  organisationId: number,
): Promise<LiveExam> {
  const [row] = await selectWatchedExam(db, examId, organisationId);
  if (!row) return refuse('exam.notFound');
  const ids = await audiencesOf(db, { ...row, organisationId }, now);
  const people = await selectWatched(db, { examId, organisationId, audienceIds: ids });
  const isShut = row.cancelledAt !== null || (await areKeysOut(db, row, now));
  return {
    examId,
    title: row.title,
    phase: phaseOf(row, now),
    now: now.getTime(),
    startsAt: row.startsAt.getTime(),
    endsAt: row.endsAt.getTime(),
    questionCount: row.questionCount,
    extraS: row.extraS,
    logsLeaving: row.logsLeaving,
    isOneDevice: row.isOneDevice,
    list: people.map((one) => ({
      ...toWatched(one, now),
      mayReopen: !isShut && one.submitted !== null && !one.is_taken_in,
    })),
  };
}

function toWatched(row: Row, now: Date): Omit<Watched, 'mayReopen'> {
  return {
    personId: row.person_id,
    name: row.name,
    number: row.number,
    state: stateOf(row, now),
    nth: row.nth ?? 0,
    answered: row.answered ?? 0,
    startedAt: inMs(row.started),
    endsAt: inMs(row.ends),
    heardAt: inMs(row.heard),
    submittedAt: inMs(row.submitted),
    leftCount: row.left_count ?? 0,
    deviceCount: row.device_count ?? 0,
    isAway: row.submitted === null && (row.is_away ?? false),
    extraS: row.extra_s ?? 0,
  };
}

const inMs = (moment: number | null) => (moment === null ? null : Math.round(moment));

function stateOf({ attempt_id, submitted, heard }: Row, now: Date): WatchedState {
  if (attempt_id === null) return 'absent';
  if (submitted !== null) return 'submitted';
  return now.getTime() - (heard ?? 0) > QUIET_MS ? 'quiet' : 'answering';
}
