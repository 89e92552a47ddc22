import type { Answers } from '@cheese/domain/contract/call';
import type {
  Practice,
  PracticeContract as C,
  RevealedQuestion,
} from '@cheese/domain/contract/exam/practice';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../calls/refusal';
import {
  deleteUnanswered,
  findState,
  lockAttempt,
  markRevealed,
  selectAnswers,
} from '../attempt/attempt.door';
import { shareOf } from '../attempt/attempt.mark';
import { refuseSecret, secretQuestions } from '../exam/review/attempt.secret';
import { beginAttempt, saveInto, type Submitted, submitAttempt } from '../attempt/attempt.service';
import { type Place, placesOf } from '../attempt/attempt.places';
import { type OwnSheet, type Sheet, sheetOf, sheetWords } from '../attempt/attempt.sheet';
import { withShown } from '../paper/paper.make';
import type { QuestionRef } from '../question/question.door';
import { takeIn } from '../standing/standing.service';
import { choicesOf } from '../standing/tally';
import { draw, mayAskNow, type Practising } from './practice.draw';
import { drawTry, drawWrong, takeLesson } from './practice.lesson';
import { drawSimulation } from './practice.simulation';
import { gradesAt } from './practice.review';
import { countVerdicts, toMarked, toPractice, toQuestion, withoutKeys } from './practice.shapes';
import { kindOf, type PracticeKind } from './practice.sources';
import { findOpen, findPractice, selectPractices } from './practice.store';

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

async function readPractice(db: Db, person: Person, id: number): Promise<Practice> {
  return toPractice((await findPractice(db, person.id, id)) ?? refuse('attempt.notFound'));
}

/** A sheet is of a practice, and not of an exam, whose keys are shown later. */
async function practiceSheet(db: Db, person: Person, id: number): Promise<OwnSheet> {
  const sheet = await sheetOf(db, person.id, id);
  return sheet.kind === 'exam' ? refuse('attempt.notFound') : sheet;
}

export async function savePractice(
  { db, person, clock }: CallerContext<'db'>,
  { practiceId, answers }: Static<C['save']['body']>,
) {
  await practiceSheet(db, person, practiceId);
  return saveInto(db, { person, attemptId: practiceId, answers, now: clock.now() });
}

/** Shows the key of one question, but of a lesson's test, and takes its answer into where the question stands, once. */
export async function revealQuestion(
  { db, person, clock }: CallerContext<'db'>,
  { practiceId, place }: Static<C['reveal']['body']>,
) {
  const sheet = await practiceSheet(db, person, practiceId);
  if (sheet.kind === 'courseware') refuse('practice.afterwards');
  if (sheet.isTimed) refuse('practice.timed');
  const words = (await sheetWords(db, sheet))[place] ?? refuse('question.notFound');
  const item = sheet.items[place] ?? refuse('question.notFound');
  await refuseSecret({ db, person, clock }, [words.questionId]);
  const at = await db.transaction(async (inside): Promise<Place> => {
    const attempt = await lockAttempt(inside, practiceId);
    const before = (await selectAnswers(inside, practiceId)).find((row) => row.place === place);
    if (before?.revealedAt || attempt?.submittedAt) {
      return { words, item, place, answer: before };
    }
    const now = clock.now();
    const [answer] = await markRevealed(inside, practiceId, place, now);
    const given = answer?.given ?? [];
    const questions = [{ words, given, share: shareOf(words, given, sheet.rule) }];
    await takeIn(inside, { personId: person.id, origin: sheet.title, now, questions });
    return { words, item, place, answer };
  });
  return withOthers(db, { sheet, places: [at] }, clock.now()).then(
    ([revealed]) => revealed ?? refuse('question.notFound'),
  );
}

/** Adds how often each option was chosen, for learners who have answered. */
async function withOthers(
  db: Db,
  { sheet, places }: { sheet: Sheet; places: readonly Place[] },
  now: Date,
): Promise<RevealedQuestion[]> {
  const ids = places.map(({ words }) => words.questionId);
  const choices = await choicesOf(db, ids, now);
  const grades = await gradesAt(db, sheet, places);
  return places.map((at) => ({
    ...toMarked(at, sheet.rule),
    choices: choices.get(at.words.questionId) ?? null,
    review: grades.get(at.words.questionId) ?? null,
  }));
}

/** Ends a practice; what was shown before was taken in then. */
export async function submitPractice(
  { db, person, clock }: CallerContext<'db'>,
  { practiceId }: Static<C['submit']['body']>,
): Promise<Practice> {
  await practiceSheet(db, person, practiceId);
  const now = clock.now();
  const endsAt = (await findState(db, practiceId))?.endsAt ?? null;
  const by = endsAt && now > endsAt ? 'time' : 'person';
  await submitAttempt(db, { id: practiceId, by, now }, (inside, submitted) =>
    takePractice(inside, submitted, now),
  );
  return readPractice(db, person, practiceId);
}

export async function takePractice(inside: Db, { attempt, answers }: Submitted, now: Date) {
  if (attempt.kind === 'exam') return;
  const { personId, title: origin, shares } = attempt;
  const words = await sheetWords(inside, attempt);
  // The standing of a question would reveal whether an exam answer is right.
  const secret = await secretQuestions(inside, personId, now);
  const questions = answers
    .filter(({ revealedAt }) => revealedAt === null)
    .flatMap(({ place, given }) => {
      const asked = words[place];
      if (!asked || secret.has(asked.questionId)) return [];
      return [{ words: asked, given, share: shares?.[place] ?? null }];
    });
  await takeIn(inside, { personId, origin, now, questions });
  await takeLesson(inside, attempt, now);
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

export async function readStatus(
  { db, person }: CallerContext<'db'>,
  { source, sourceId }: Static<C['status']['query']>,
) {
  const open = await findOpen(db, person.id, { kind: kindOf[source], sourceId });
  return open && toPractice(open);
}

/** Every question of a practice with what was answered. */
async function readSheet(db: Db, person: Person, practiceId: number) {
  const sheet = await practiceSheet(db, person, practiceId);
  return { sheet, places: await placesOf(db, sheet) };
}

export async function readQuestions(
  { db, person, clock }: CallerContext<'db'>,
  practiceId: number,
): Promise<Answers<C['questions']>> {
  const practice = await readPractice(db, person, practiceId);
  const { sheet, places } = await readSheet(db, person, practiceId);
  const ends = sheet.isTimed ? (await findState(db, practiceId))?.endsAt : null;
  const time = { now: clock.now().getTime(), endsAt: ends?.getTime() ?? null };
  return { ...practice, ...time, questions: places.map(toQuestion) };
}

export async function listRevealed({ db, person, clock }: CallerContext<'db'>, practiceId: number) {
  const { sheet, places } = await readSheet(db, person, practiceId);
  const secret = await secretQuestions(db, person.id, clock.now());
  const shown = places.filter(
    ({ answer, words }) => answer?.revealedAt && !secret.has(words.questionId),
  );
  return withOthers(db, { sheet, places: shown }, clock.now());
}

export async function readResult(
  context: CallerContext<'db'>,
  practiceId: number,
): Promise<Answers<C['result']>> {
  const { db, person } = context;
  const practice = await readPractice(db, person, practiceId);
  if (practice.submittedAt === null) refuse('exam.notSubmitted');
  const { sheet, places } = await readSheet(db, person, practiceId);
  await refuseSecret(
    context,
    places.map(({ words }) => words.questionId),
  );
  const marked = places.map((at) => toMarked(at, sheet.rule));
  const questions =
    sheet.kind === 'courseware'
      ? marked.map(withoutKeys)
      : marked.map((one) => ({ ...one, isKeyKept: false }));
  const usedS = Math.round((practice.submittedAt - practice.startedAt) / 1000);
  return { ...practice, ...countVerdicts(questions), usedS, questions };
}

export async function listPractices(
  { db, person }: CallerContext<'db'>,
  { source, libraryId: bankId, ...paged }: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const kind = source && kindOf[source];
  const asked = { ...paged, bankId, ...(kind && { kind }) };
  const { rows, total } = await selectPractices(db, person.id, asked);
  return { list: rows.map(toPractice), total };
}
