import type { Answers } from '@cheese/domain/contract/call';
import type { ExamContract as C } from '@cheese/domain/contract/exam/exam';
import type { Db } from '../../../db/database';
import { correctedWords, correctionOf, correctionsOf } from '../attempt/attempt.corrections';
import { gainedOf } from '../attempt/attempt.mark';
import { askedAt, givenAt, type Place, placesOf, toPlaced } from '../attempt/attempt.places';
import type { Sheet } from '../attempt/attempt.sheet';
import type { AttemptRow } from '../attempt/attempt.tables';
import { commentsOf } from '../attempt/attempt.door';
import { toReviewed } from '../question/question.shapes';
import { inMarks } from './exam.shapes';

const toQuestion = (at: Place) => ({ ...toPlaced(at), score: inMarks(at.item.score) });

/** With the marks that were given, which people may have changed, not what marking says today. */
const toMarked = (at: Place, share: number | null) => ({
  ...toReviewed(askedAt(at), { given: givenAt(at), share }),
  number: at.place + 1,
  score: inMarks(at.item.score),
  gained: share === null ? null : inMarks(gainedOf(at.item.score, share)),
  isLate: at.answer?.isLate ?? false,
});

function inSections<T>({ sections }: Pick<Sheet, 'sections'>, questions: readonly T[]) {
  let from = 0;
  return sections.map(({ title, note, count }) => ({
    title,
    note,
    questions: questions.slice(from, (from += count)),
  }));
}

const headOf = (sheet: Sheet) => ({
  examId: sheet.sourceId,
  attemptId: sheet.id,
  title: sheet.title,
  totalScore: inMarks(sheet.items.reduce((sum, { score }) => sum + score, 0)),
});

export async function paperOf(db: Db, sheet: Sheet): Promise<Answers<C['testPaper']>> {
  const questions = (await placesOf(db, sheet)).map(toQuestion);
  return { ...headOf(sheet), sections: inSections(sheet, questions) };
}

export async function reviewOf(db: Db, attempt: AttemptRow): Promise<Answers<C['review']>> {
  const places = await placesOf(db, attempt);
  const corrections = await correctionsOf(db, attempt);
  const comments = await commentsOf(db, attempt.id);
  const questions = places.map((at) => {
    const correction = correctionOf(corrections, at.words);
    const words = correctedWords(at.words, correction);
    const share = attempt.shares?.[at.place] ?? null;
    return {
      ...toMarked({ ...at, words }, share),
      comments: share === null ? [] : (comments.get(at.place) ?? []),
      correction: correction?.way ?? null,
    };
  });
  return { ...headOf(attempt), sections: inSections(attempt, questions) };
}
