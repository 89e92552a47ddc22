import type { Share } from '@cheese/domain/questions/kind';
import type { Db } from '../../../db/database';
import { correctedShare, correctionOf, correctionsOf } from './attempt.corrections';
import { type Sheet, sheetWords } from './attempt.sheet';
import type { AnswerRow } from './attempt.tables';

type Answered = Pick<AnswerRow, 'place' | 'given' | 'markedShare'>;

/** Combines automatic marks with the marks given by teachers. */
export async function sharesOf(
  db: Db,
  sheet: Sheet,
  answers: readonly Answered[],
): Promise<Share[]> {
  const words = await sheetWords(db, sheet);
  const corrections = await correctionsOf(db, sheet);
  const at = new Map(answers.map((row) => [row.place, row]));
  return words.map((row, place) => {
    const { given = [], markedShare = null } = at.get(place) ?? {};
    const asked = { given, rule: sheet.rule };
    return markedShare ?? correctedShare(row, asked, correctionOf(corrections, row));
  });
}
