import type { Db } from '../../../db/database';
import { toPaper } from '../question/question.shapes';
import type { WordsRow } from '../bank/question.tables';
import { inShown } from '../question/shown';
import { type Sheet, sheetWords } from './attempt.sheet';
import { selectAnswers } from './attempt.store';
import type { AnswerRow } from './attempt.tables';

/** One question of an attempt, with its words and what was answered. */
export interface Place {
  words: WordsRow;
  item: Sheet['items'][number];
  place: number;
  answer: AnswerRow | undefined;
}

/** Everything that is asked in an attempt, with the answers to it. */
export async function placesOf(db: Db, sheet: Pick<Sheet, 'id' | 'items'>): Promise<Place[]> {
  const words = await sheetWords(db, sheet);
  const answers = new Map((await selectAnswers(db, sheet.id)).map((row) => [row.place, row]));
  return sheet.items.flatMap((item, place) => {
    const row = words[place];
    return row ? [{ words: row, item, place, answer: answers.get(place) }] : [];
  });
}

export const askedAt = ({ words, item: { groupId, shown } }: Place) => ({ words, groupId, shown });

/** In the letters that were shown. */
export const givenAt = ({ answer, item }: Place) => inShown(answer?.given ?? [], item.shown);

/** A question as shown before it is answered; contains nothing of the key. */
export const toPlaced = (at: Place) => ({
  ...toPaper(askedAt(at)),
  number: at.place + 1,
  given: givenAt(at),
  answerNumber: at.answer?.number ?? 0,
  isFlagged: at.answer?.isFlagged ?? false,
});
