import type { Practice, PracticeContract as C } from '@cheese/domain/contract/exam/practice';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import { refuse } from '../../../calls/refusal';
import { deleteUnanswered, findState } from '../attempt/attempt.door';
import { beginAttempt } from '../attempt/attempt.service';
import type { Sheet } from '../attempt/attempt.sheet';
import { withShown } from '../paper/paper.make';
import type { QuestionRef } from '../question/question.door';
import { draw, mayAskNow, type Practising } from './practice.draw';
import { drawTry, drawWrong } from './practice.lesson';
import { practiceSheet, readResult } from './practice.read';
import { submitPractice } from './practice.service';
import { toPractice } from './practice.shapes';
import { drawSimulation } from './practice.simulation';
import { kindOf, type PracticeKind } from './practice.sources';
import { findOpen } from './practice.store';

type StartAsked = Static<C['start']['body']>;

/** Goes on where one was with this source; what is begun anew ends the one before. */
export async function startPractice(context: Practising, asked: StartAsked): Promise<Practice> {
  const { db, person } = context;
  const source = { kind: kindOf[asked.source], sourceId: asked.sourceId };
  const open = asked.isAnew ? null : await findOpen(db, person.id, source);
  if (open) return toPractice(open);
  if (asked.isAnew) await endOpen(context, source);
  return begin(context, { ...source, ...(await draw(context, asked)) });
}

interface Beginning {
  kind: PracticeKind;
  sourceId: number;
  title: string;
  refs: readonly QuestionRef[];
  minutes?: number | null;
}

const EACH = 100;
const MINUTE_MS = 60_000;
/** Enough for what was answered in time to arrive. */
const GRACE_S = 60;

/** One at a time for each source: two clicks at once begin one practice. */
async function begin(
  context: CallerContext<'db'>,
  { refs, minutes, ...source }: Beginning,
): Promise<Practice> {
  const { db, person, clock } = context;
  const asked = refs.map(({ questionId, version, groupId }) => ({
    questionId,
    version,
    groupId,
    score: EACH,
    shown: null,
  }));
  const items = source.kind === 'courseware' ? await withShown(db, asked) : asked;
  const startedAt = clock.now();
  const time = minutes
    ? { endsAt: new Date(startedAt.getTime() + minutes * MINUTE_MS), graceS: GRACE_S }
    : { endsAt: null, graceS: 0 };
  await beginAttempt(db, {
    ...source,
    ...time,
    startedAt,
    rule: 'shareUntilWrong',
    sessionId: null,
    items,
    sections: [],
    personId: person.id,
    nth: null,
  });
  return toPractice((await findOpen(db, person.id, source)) ?? refuse('attempt.notFound'));
}

/** The one that is open now, and none that is begun meanwhile: without answers it leaves nothing. */
async function endOpen(context: CallerContext<'db'>, source: Pick<Beginning, 'kind' | 'sourceId'>) {
  const { db, person } = context;
  const open = await findOpen(db, person.id, source);
  if (!open || (await deleteUnanswered(db, open.id))) return;
  await submitPractice(context, { practiceId: open.id });
}

/** The same questions once more, or those of them that were not right. */
export async function practiseAgain(
  context: Practising,
  { practiceId, isWrongOnly }: Static<C['again']['body']>,
): Promise<Practice> {
  const { db, person } = context;
  const sheet = await practiceSheet(db, person, practiceId);
  const state = await findState(db, practiceId);
  if (!state?.submittedAt) refuse('exam.notSubmitted');
  const { questions, ...practice } = await readResult(context, practiceId);
  const wanted = questions
    .filter(({ share }) => !isWrongOnly || (share ?? 0) < 1)
    .map(({ id }) => id);
  const { sourceId, title } = sheet;
  const refs = await askedAgain(context, sheet, { ids: wanted, isWrongOnly });
  if (refs.length === 0) refuse('practice.noQuestions');
  const source = { kind: sheet.kind as PracticeKind, sourceId };
  await endOpen(context, source);
  const minutes = isWrongOnly ? null : minutesOf(practice, state.endsAt);
  return begin(context, { ...source, title, refs, minutes });
}

/** A repetition has the same time limit; one of wrong answers alone has none. */
const minutesOf = ({ startedAt }: Pick<Practice, 'startedAt'>, endsAt: Date | null) =>
  endsAt && (endsAt.getTime() - startedAt) / MINUTE_MS;

/** Questions of a lesson or a simulation may be repeated even if their bank is locked. */
async function askedAgain(
  context: Practising,
  { kind, sourceId }: Pick<Sheet, 'kind' | 'sourceId'>,
  { ids, isWrongOnly }: { ids: readonly number[]; isWrongOnly: boolean },
) {
  if (kind === 'courseware') return ofLesson(context, sourceId, isWrongOnly ? ids : null);
  if (kind === 'simulation') return (await drawSimulation(context, sourceId, ids)).refs;
  return mayAskNow(context, ids);
}

const ofLesson = async (
  context: CallerContext<'db'>,
  coursewareId: number,
  wrong: readonly number[] | null,
) =>
  (await (wrong ? drawWrong(context, coursewareId, wrong) : drawTry(context, coursewareId))).refs;
