import type { AttemptRow } from '../attempt/attempt.tables';
import type { Db } from '../../../db/database';
import { refuse } from '../../../refusal';
import { type LessonTest, requireLesson, takeTry } from '../../learning/study/study.door';
import { refuseSecret } from '../attempt/attempt.secret';
import { selectRefs } from '../question/question.door';
import type { Asking, Drawn } from './practice.draw';

/**
 * All questions of a lesson's test, in its order: whoever may open the lesson may be asked them,
 * also where the bank that they come from is locked.
 */
export async function drawLesson(asking: Asking, coursewareId: number): Promise<Drawn> {
  const { title, questionIds } = await requireLesson(asking, coursewareId);
  const refs = await refsOf(asking.db, questionIds);
  if (refs.length === 0) refuse('practice.noQuestions');
  await refuseSecret(asking, questionIds);
  return { title, refs };
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
    const asked = new Set(attempt.items.map(({ questionId }) => questionId));
    const refs = await refsOf(db, questionIds);
    const isWhole = refs.length > 0 && refs.every(({ questionId }) => asked.has(questionId));
    if (!isWhole) return null;
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
