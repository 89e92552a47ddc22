import { lessonTest } from '@cheese/domain/rules/learning/lessonTest';
import { countedMessages } from '@cheese/domain/texts/countedMessages';
import type { CallerContext } from '../../../calls/callerContext';
import type { AttemptRow } from '../attempt/attempt.tables';
import type { Db } from '../../../db/database';
import { refuse, refuseUntil } from '../../../calls/refusal';
import { type LessonTest, requireLesson, takeTry } from '../../learning/study/study.door';
import { refuseSecret, secretQuestions } from '../exam/review/attempt.secret';
import { drawGroups } from '../paper/paper.groups';
import { inGroups, shuffled } from '../question/question.shuffle';
import { type QuestionRef, selectRefs } from '../question/question.door';
import type { Drawn } from './practice.draw';
import { selectHandedIn, selectOfSameChapters } from './practice.store';

interface Lesson extends LessonTest {
  /** Those of its questions that are there, and what is asked beside them, in any order of each. */
  refs: QuestionRef[];
}

/** Access to the lesson is enough: its questions may be asked even if their bank is locked. */
async function openLesson(context: CallerContext<'db'>, coursewareId: number): Promise<Lesson> {
  const test = await requireLesson(context, coursewareId);
  const refs = await refsOf(context.db, test.questionIds);
  if (refs.length === 0) refuse('practice.noQuestions');
  await refuseSecret(context, test.questionIds);
  const { db, person, clock } = context;
  const secret = await secretQuestions(db, person.id, clock.now());
  const beside = await selectBeside(db, test, refs);
  const others = beside.filter(({ questionId }) => !secret.has(questionId));
  // Questions chosen by the teacher come first.
  return { ...test, refs: [...mixed(refs), ...mixed(others)] };
}

const mixed = (refs: readonly QuestionRef[]) => shuffled(inGroups(refs)).flat();

/**
 * Extra questions of the same chapters in the teacher's own bank. They are used only if they make
 * the supply at least twice the size of a try and the teacher set no number: then keys seen in one
 * try do not solve the next.
 */
async function selectBeside(db: Db, test: LessonTest, refs: readonly QuestionRef[]) {
  if (test.isDrawSaid) return [];
  const beside = await selectOfSameChapters(db, test);
  return refs.length + beside.length >= SUPPLY * neededOf({ ...test, refs }) ? beside : [];
}

/** So many times what a try asks. */
const SUPPLY = 2;

/** A try at a lesson's test, in another order each time; it waits after keys were shown. */
export const drawTry = async (context: CallerContext<'db'>, coursewareId: number): Promise<Drawn> =>
  tryAt(context, coursewareId, await openLesson(context, coursewareId));

/** The questions of it that were wrong; where these would be a whole try, another one. */
export async function drawWrong(
  context: CallerContext<'db'>,
  coursewareId: number,
  wrong: readonly number[],
): Promise<Drawn> {
  const lesson = await openLesson(context, coursewareId);
  const refs = mixed(lesson.refs.filter(({ questionId }) => wrong.includes(questionId)));
  if (refs.length >= neededOf(lesson)) return tryAt(context, coursewareId, lesson);
  return { title: lesson.title, refs };
}

const RETRY_MS = lessonTest.retryAfterM * 60_000;

async function tryAt(
  { db, person, clock }: CallerContext<'db'>,
  coursewareId: number,
  lesson: Lesson,
) {
  const of = { personId: person.id, kind: 'courseware', sourceId: coursewareId } as const;
  const before = await selectHandedIn(db, of);
  const last = before.find(({ items }) => isWhole(items, lesson));
  const atMs = (last?.submittedAt?.getTime() ?? -Infinity) + RETRY_MS;
  const now = clock.now();
  if (atMs > now.getTime()) {
    refuseUntil('practice.tooSoon', { atMs, now, words: countedMessages.retryLesson });
  }
  return { title: lesson.title, refs: drawFresh(lesson, before) };
}

/** Prefers questions that were never asked or asked longest ago. */
function drawFresh(lesson: Lesson, before: readonly Pick<AttemptRow, 'items'>[]) {
  const ages = new Map<number, number>();
  for (const [age, { items }] of before.entries()) {
    for (const { questionId } of items) if (!ages.has(questionId)) ages.set(questionId, age);
  }
  const ageOf = ({ questionId }: QuestionRef) => ages.get(questionId) ?? before.length;
  const fresh = lesson.refs.toSorted((a, b) => ageOf(b) - ageOf(a));
  return shuffled(inGroups(drawGroups(fresh, neededOf(lesson)))).flat();
}

type Supply = Pick<Lesson, 'askCount'> & { refs: readonly QuestionRef[] };

const neededOf = ({ askCount, refs }: Supply) => Math.min(askCount, refs.length);

/** True if the attempt covers a whole try by the current content of the test. */
function isWhole(items: AttemptRow['items'], lesson: Supply) {
  const supply = new Set(lesson.refs.map(({ questionId }) => questionId));
  const asked = items.filter(({ questionId }) => supply.has(questionId));
  return asked.length > 0 && asked.length >= neededOf(lesson);
}

async function refsOf(db: Db, ids: LessonTest['questionIds']) {
  const refs = new Map((await selectRefs(db, ids)).map((ref) => [ref.questionId, ref] as const));
  return ids.flatMap((id) => refs.get(id) ?? []);
}

type Ended = Pick<AttemptRow, 'personId' | 'kind' | 'sourceId' | 'items' | 'shares'>;

/** Saves the result for the lesson; a repetition of wrong answers alone does not count. */
export async function takeLesson(db: Db, attempt: Ended, now: Date) {
  if (attempt.kind !== 'courseware') return;
  const { personId, sourceId: coursewareId } = attempt;
  await takeTry(db, { personId, coursewareId, now }, async (test) => {
    const chosen = await refsOf(db, test.questionIds);
    const refs = [...chosen, ...(await selectBeside(db, test, chosen))];
    if (!isWhole(attempt.items, { ...test, refs })) return null;
    const share = gainedOf(attempt) * 100;
    return { score: Math.floor(share), isPassed: share >= test.passShare };
  });
}

/** Answers that a teacher has yet to mark are left out of the average. */
function gainedOf({ shares }: Ended): number {
  const marked = (shares ?? []).filter((share) => share !== null);
  const sum = marked.reduce((all, share) => all + share, 0);
  return marked.length === 0 ? 0 : sum / marked.length;
}
