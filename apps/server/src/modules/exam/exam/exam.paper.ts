import type { Answers } from '@cheese/domain/contract/call';
import type { ExamContract as C } from '@cheese/domain/contract/exam/exam';
import type { Db } from '../../../db/database';
import { gainedOf } from '../attempt/attempt.mark';
import { sheetWords, type Sheet } from '../attempt/attempt.sheet';
import { selectAnswers } from '../attempt/attempt.door';
import type { AnswerRow, AttemptRow } from '../attempt/attempt.tables';
import { toPaper, toReviewed } from '../question/question.shapes';
import type { WordsRow } from '../question/question.tables';
import { inShown } from '../question/shown';
import { inMarks } from './exam.shapes';

interface At {
  words: WordsRow;
  item: Sheet['items'][number];
  place: number;
  answer: AnswerRow | undefined;
}

/** Everything that is asked in an attempt, with the answers to it. */
async function placesOf(db: Db, sheet: Pick<Sheet, 'id' | 'items'>): Promise<At[]> {
  const words = await sheetWords(db, sheet);
  const answers = new Map((await selectAnswers(db, sheet.id)).map((row) => [row.place, row]));
  return sheet.items.flatMap((item, place) => {
    const row = words[place];
    return row ? [{ words: row, item, place, answer: answers.get(place) }] : [];
  });
}

const asked = ({ words, item }: At) => ({ words, groupId: item.groupId, shown: item.shown });
const given = ({ answer, item }: At) => inShown(answer?.given ?? [], item.shown);

const toQuestion = (at: At) => ({
  ...toPaper(asked(at)),
  number: at.place + 1,
  given: given(at),
  answerNumber: at.answer?.number ?? 0,
  isFlagged: at.answer?.isFlagged ?? false,
  score: inMarks(at.item.score),
});

/** With the marks that were given, which people may have changed, not what marking says today. */
const toMarked = (at: At, share: number | null) => ({
  ...toReviewed(asked(at), { given: given(at), share }),
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
  const questions = places.map((at) => toMarked(at, attempt.shares?.[at.place] ?? null));
  return { ...headOf(attempt), sections: inSections(attempt, questions) };
}
