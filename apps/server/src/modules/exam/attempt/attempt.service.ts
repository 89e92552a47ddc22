import type { GivenAnswer, SavedAnswers } from '@cheese/domain/contract/exam/shapes/saving';
import { questionKinds } from '@cheese/domain/questions/kinds';
import { validationTexts } from '@cheese/domain/texts/validation';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { Refusal, refuse } from '../../../calls/refusal';
import { inOwn } from '../question/shown';
import { saveLate } from './answer.late';
import { type KeptAnswer, saveAnswers } from './answer.store';
import { noteHeard } from './attempt.heard';
import { gainedBy } from './attempt.mark';
import type { SubmittedBy } from './attempt.kinds';
import { sharesOf } from './attempt.shares';
import { keepSheet, type Sheet, sheetOf, sheetWords } from './attempt.sheet';
import {
  type Begun,
  findState,
  insertAttempt,
  lockAttempt,
  markSubmitted,
  selectAnswers,
} from './attempt.store';
import type { AnswerRow, AttemptRow } from './attempt.tables';

/** Null where another one of theirs is open. */
export async function beginAttempt(db: Db, begun: Begun): Promise<AttemptRow | null> {
  const row = await insertAttempt(db, begun);
  if (row) keepSheet(row);
  return row;
}

interface Saving {
  person: Person;
  attemptId: number;
  answers: readonly GivenAnswer[];
  now: Date;
}

/** Keeps what is newer than what is known, and answers what is known then. */
export async function saveInto(db: Db, asked: Saving): Promise<SavedAnswers> {
  const { person, attemptId, answers, now } = asked;
  const sheet = await sheetOf(db, person.id, attemptId);
  const kept = await toKept(db, sheet, newestOfEach(answers));
  const { sessionId } = person;
  const saving = { attemptId, sessionId, answers: kept, now };
  const written = await saveAnswers(db, saving);
  const [first] = written;
  if (first && written.length === kept.length) {
    await noteHeard(db, { id: attemptId, endsAt: first.endsAt }, now);
    return { saved: kept.map(toNumber), isOpen: true, ...timeOf(first, now) };
  }
  const attempt = (await findState(db, attemptId)) ?? refuse('attempt.notFound');
  const isElsewhere = attempt.sessionId !== null && attempt.sessionId !== sessionId;
  if (attempt.submittedAt === null && isElsewhere) refuse('attempt.elsewhere');
  if (isAfterEnd(attempt, now) && isOpen(attempt, now)) await saveLate(db, saving);
  const saved = await numbersAt(db, attemptId, kept);
  return { saved, isOpen: isOpen(attempt, now), ...timeOf(attempt, now) };
}

const timeOf = ({ endsAt }: { endsAt: Date | null }, now: Date) => ({
  now: now.getTime(),
  endsAt: endsAt?.getTime() ?? null,
});

/** A call may carry several answers to one question; only the newest is kept. */
function newestOfEach(answers: readonly GivenAnswer[]): GivenAnswer[] {
  const newest = new Map<number, GivenAnswer>();
  for (const answer of answers) {
    if (answer.number > (newest.get(answer.place)?.number ?? 0)) newest.set(answer.place, answer);
  }
  // Two calls at once wait for each other in one order.
  return [...newest.values()].sort((a, b) => a.place - b.place);
}

/** In the options' own letters, where it could be an answer at all. */
async function toKept(db: Db, sheet: Sheet, answers: GivenAnswer[]): Promise<KeptAnswer[]> {
  const words = await sheetWords(db, sheet);
  return answers.map((answer) => {
    const asked = words[answer.place];
    const given = inOwn(answer.given, sheet.items[answer.place]?.shown ?? null);
    if (asked && questionKinds[asked.type].fits(given, asked)) return { ...answer, given };
    const field = asked ? 'given' : 'place';
    throw new Refusal('call.invalid', { field, message: validationTexts.notOneOf(field) });
  });
}

const toNumber = ({ place, number }: Pick<AnswerRow, 'place' | 'number'>) => ({ place, number });

async function numbersAt(db: Db, attemptId: number, asked: readonly KeptAnswer[]) {
  const known = new Map((await selectAnswers(db, attemptId)).map((row) => [row.place, row.number]));
  return asked.map(({ place }) => ({ place, number: known.get(place) ?? 0 }));
}

const isAfterEnd = ({ endsAt }: { endsAt: Date | null }, now: Date) =>
  endsAt !== null && now > endsAt;

const isOpen = (
  { submittedAt, endsAt, graceS }: Pick<AttemptRow, 'submittedAt' | 'endsAt' | 'graceS'>,
  now: Date,
) => submittedAt === null && (endsAt === null || now.getTime() <= endsAt.getTime() + graceS * 1000);

export interface Submitted {
  attempt: AttemptRow;
  answers: AnswerRow[];
}

interface Submitting {
  id: number;
  by: SubmittedBy;
  now: Date;
  /** Refused while the time is not over, or the grace after it: it may have been extended since. */
  after?: 'end' | 'grace';
}

/**
 * Ends and marks an attempt once, however often it is called. `then` runs in the same transaction,
 * only if this call ended it.
 */
export function submitAttempt(
  db: Db,
  { id, by, now, after }: Submitting,
  then: (inside: Db, submitted: Submitted) => Promise<void> = async () => undefined,
): Promise<Submitted> {
  return db.transaction(async (inside) => {
    const row = (await lockAttempt(inside, id)) ?? refuse('attempt.notFound');
    const answers = await selectAnswers(inside, id);
    if (row.submittedAt) return { attempt: row, answers };
    if (after && hasTimeLeft(row, now, after)) refuse('attempt.timeLeft');
    const shares = await sharesOf(inside, row, answers);
    const moments = { submittedAt: momentOf(row, by, now), submittedBy: by };
    const attempt = { ...row, ...moments, shares, ...gainedBy(row, shares) };
    await markSubmitted(inside, attempt);
    const submitted = { attempt, answers };
    await then(inside, submitted);
    return submitted;
  });
}

/** A browser's clock runs by leaps of a second. */
const LEAP_MS = 1_500;

function hasTimeLeft({ endsAt, graceS }: AttemptRow, now: Date, after: 'end' | 'grace') {
  if (endsAt === null) return true;
  const wait = after === 'grace' ? graceS * 1000 : -LEAP_MS;
  return now.getTime() < endsAt.getTime() + wait;
}

/** An attempt ended by the clock ends at its deadline, however late that was noticed. */
const momentOf = ({ endsAt }: AttemptRow, by: SubmittedBy, now: Date) =>
  by === 'time' && endsAt ? endsAt : now;
