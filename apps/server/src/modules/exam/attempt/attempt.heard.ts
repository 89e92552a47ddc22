import { backAfter } from '@cheese/domain/rules/exam/lateAnswers';
import type { Db } from '../../../db/database';
import { lruCache } from '../../../support/lruCache';
import type { AttemptRow } from './attempt.tables';
import { lastHeard, noteBack, selectHeard, writeHeard } from './attempt.heard.store';

/** Browsers ask for the time every few seconds: writing that down now and then is enough. */
const EVERY_MS = 20_000;
const MOST_KEPT = 10_000;
const known = lruCache<number>({
  name: 'attempt.heard',
  most: MOST_KEPT,
  invalidatedBy: 'a browser that asks again: after 20 s',
});

interface Heard {
  id: number;
  endsAt: Date | null;
}

/** Records contact with a learner whose time is limited, before or after the end of the attempt. */
export async function noteHeard(db: Db, { id, endsAt }: Heard, now: Date) {
  if (endsAt === null) return;
  if (now <= endsAt) await noteThere(db, id, now);
  else await noteBack(db, id, now);
}

async function noteThere(db: Db, attemptId: number, now: Date) {
  const last = known.find(attemptId);
  if (last !== undefined && now.getTime() - last < EVERY_MS) return;
  known.keep(attemptId, now.getTime());
  await writeHeard(db, attemptId, now);
}

type Ended = Pick<AttemptRow, 'id' | 'startedAt' | 'endsAt'>;

/**
 * Seconds of silence around the end of the attempt, and how long after the end the learner was
 * back.
 */
export async function silenceOf(db: Db, { id, startedAt, endsAt }: Ended) {
  const [heard] = await selectHeard(db, id);
  const end = (endsAt ?? startedAt).getTime();
  const backAt = backAfter({ backAt: heard?.backAt?.getTime() ?? null, endsAt: end }) ?? end;
  const lastAt = await lastHeard(db, id, heard?.at ?? startedAt);
  const inSeconds = (ms: number) => Math.max(0, Math.round(ms / 1000));
  return { silentS: inSeconds(backAt - lastAt), backS: inSeconds(backAt - end) };
}
