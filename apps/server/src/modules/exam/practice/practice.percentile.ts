import type { PracticePercentile } from '@cheese/domain/contract/exam/practice';
import type { Db } from '../../../db/database';
import { lruCache } from '../../../support/lruCache';
import { refuse } from '../../../calls/refusal';
import { refuseSecret } from '../exam/review/attempt.secret';
import { sheetOf } from '../attempt/attempt.sheet';
import type { CallerContext } from '../../../calls/callerContext';
import { findPractice } from './practice.store';
import { type Compared, compareWithOthers } from './practice.percentile.store';

/** From so many people on a place among them means something. */
const FEWEST = 30;
/** With fewer questions the rank would be chance. */
const FEWEST_QUESTIONS = 5;
/** Share of the questions that both compared learners must have answered. */
const MOST_OF_IT = 0.8;
const FRESH_MS = 600_000;
const MOST_KEPT = 5_000;

const known = lruCache<{ place: PracticePercentile; until: number }>({
  name: 'practice.percentile',
  most: MOST_KEPT,
  invalidatedBy: 'answers of others: after ten minutes',
});

/**
 * Rank among learners who did the same questions. Each pair is compared by the questions both
 * answered and by first answers, so that repeating gains nothing.
 */
export async function readPercentile(
  context: CallerContext<'db'>,
  practiceId: number,
): Promise<PracticePercentile> {
  const { db, person, clock } = context;
  const practice = (await findPractice(db, person.id, practiceId)) ?? refuse('attempt.notFound');
  if (practice.submittedAt === null) refuse('exam.notSubmitted');
  const { items } = await sheetOf(db, person.id, practiceId);
  const ids = [...new Set(items.map(({ questionId }) => questionId))];
  await refuseSecret(context, ids);
  const now = clock.now().getTime();
  const kept = known.find(practiceId);
  if (kept && kept.until > now) return kept.place;
  const place = toPlace(await compare(db, person.id, ids));
  known.keep(practiceId, { place, until: now + FRESH_MS });
  return place;
}

/** Equals count half, as everywhere where ranks are reckoned. */
function toPlace({ people: peopleCount, below, equal }: Compared): PracticePercentile {
  const isKnown = peopleCount >= FEWEST;
  const percent = isKnown ? Math.round(((below + equal / 2) / peopleCount) * 100) : null;
  return { percent, peopleCount, fewest: FEWEST };
}

async function compare(db: Db, personId: number, ids: readonly number[]): Promise<Compared> {
  const nobody = { people: 0, below: 0, equal: 0 };
  if (ids.length < FEWEST_QUESTIONS) return nobody;
  const enough = Math.ceil(ids.length * MOST_OF_IT);
  const [row] = await compareWithOthers(db, { personId, ids, enough });
  return row ?? nobody;
}
