import { lessonTest } from '@cheese/domain/rules/lessonTest';
import { countedMessages } from '@cheese/domain/texts/countedMessages';
import type { AttemptRow } from '../attempt/attempt.tables';
import type { Db } from '../../../db/database';
import { refuse, refuseUntil } from '../../../refusal';
import { type LessonTest, requireLesson, takeTry } from '../../learning/study/study.door';
import { refuseSecret } from '../attempt/attempt.secret';
import { inGroups, shuffled } from '../paper/paper.shuffle';
import { type QuestionRef, selectRefs } from '../question/question.door';
import type { Asking, Drawn } from './practice.draw';
import { selectHandedIn } from './practice.store';

/**
 * All questions of a lesson's test, in another order each time: whoever may open the lesson may be asked them,
 * also where the bank that they come from is locked.
 */
export async function drawLesson(asking: Asking, coursewareId: number): Promise<Drawn> {
  const { title, questionIds } = await requireLesson(asking, coursewareId);
  const refs = await refsOf(asking.db, questionIds);
  if (refs.length === 0) refuse('practice.noQuestions');
  await refuseSecret(asking, questionIds);
  return { title, refs: shuffled(inGroups(refs)).flat() };
}

/** The whole of a lesson's test, which waits for a while after its keys were shown. */
export async function drawTry(asking: Asking, coursewareId: number): Promise<Drawn> {
  const drawn = await drawLesson(asking, coursewareId);
  await refuseTooSoon(asking, coursewareId, drawn.refs);
  return drawn;
}

/** The questions of it that were wrong; where all of them were, it is the whole once more. */
export async function drawWrong(
  asking: Asking,
  coursewareId: number,
  wrong: readonly number[],
): Promise<Drawn> {
  const { title, refs } = await drawLesson(asking, coursewareId);
  const left = refs.filter(({ questionId }) => wrong.includes(questionId));
  if (left.length === refs.length) await refuseTooSoon(asking, coursewareId, refs);
  return { title, refs: left };
}

const RETRY_MS = lessonTest.retryAfterM * 60_000;

async function refuseTooSoon(
  { db, person, clock }: Asking,
  coursewareId: number,
  refs: readonly QuestionRef[],
) {
  const now = clock.now();
  const of = { personId: person.id, kind: 'courseware', sourceId: coursewareId } as const;
  const since = new Date(now.getTime() - RETRY_MS);
  const last = (await selectHandedIn(db, { ...of, since })).find(({ items }) =>
    isWhole(items, refs),
  );
  if (!last?.submittedAt) return;
  const atMs = last.submittedAt.getTime() + RETRY_MS;
  refuseUntil('practice.tooSoon', { atMs, now, words: countedMessages.retryLesson });
}

function isWhole(items: AttemptRow['items'], refs: readonly QuestionRef[]) {
  const asked = new Set(items.map(({ questionId }) => questionId));
  return refs.length > 0 && refs.every(({ questionId }) => asked.has(questionId));
}

async function refsOf(db: Db, ids: LessonTest['questionIds']) {
  const refs = new Map((await selectRefs(db, ids)).map((ref) => [ref.questionId, ref] as const));
  return ids.flatMap((id) => refs.get(id) ?? []);
}

type Ended = Pick<AttemptRow, 'personId' | 'kind' | 'sourceId' | 'items' | 'shares'>;

/** What the lesson has of it: a try at the whole test, not at those that were wrong. */
export async function takeLesson(db: Db, attempt: Ended, now: Date) {
  if (attempt.kind !== 'courseware') return;
  const { personId, sourceId: coursewareId } = attempt;
  await takeTry(db, { personId, coursewareId, now }, async ({ questionIds, passShare }) => {
    if (!isWhole(attempt.items, await refsOf(db, questionIds))) return null;
    const share = gainedOf(attempt) * 100;
    return { score: Math.floor(share), isPassed: share >= passShare };
  });
}

/** Of everything that is marked: what people have yet to mark counts neither way. */
function gainedOf({ shares }: Ended): number {
  const marked = (shares ?? []).filter((share) => share !== null);
  const sum = marked.reduce((all, share) => all + share, 0);
  return marked.length === 0 ? 0 : sum / marked.length;
}
