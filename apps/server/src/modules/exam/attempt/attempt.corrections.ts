import { questionTypeCodes } from '@cheese/domain/codes/exam/questionTypes';
import type { Share } from '@cheese/domain/questions/kind';
import type { Db } from '../../../db/database';
import type { WordsRow } from '../bank/question.tables';
import { shareOf } from './attempt.mark';
import type { Sheet } from './attempt.sheet';
import type { CorrectionRow } from './attempt.tables';
import { selectCorrections } from './attempt.corrections.store';

/** By question and version: the newest of each. */
export type Corrections = ReadonlyMap<string, CorrectionRow>;

const none: Corrections = new Map();

type Ref = Pick<CorrectionRow, 'questionId' | 'version'>;
const nameOf = ({ questionId, version }: Ref) => `${questionId}/${version}`;

/** Only exams are corrected: everything else shows its keys at once. */
export async function correctionsOf(db: Db, { kind, sourceId }: Pick<Sheet, 'kind' | 'sourceId'>) {
  if (kind !== 'exam') return none;
  const rows = await selectCorrections(db, sourceId);
  return rows.length > 0 ? newestOf(rows) : none;
}

const newestOf = (rows: readonly CorrectionRow[]): Corrections =>
  new Map(rows.map((row) => [nameOf(row), row]));

export const correctionOf = (corrections: Corrections, { questionId, nth }: WordsRow) =>
  corrections.get(nameOf({ questionId, version: nth }));

/** When several keys were accepted, the best share counts. */
export function correctedShare(
  words: WordsRow,
  { given, rule }: { given: readonly string[]; rule: Sheet['rule'] },
  correction: Pick<CorrectionRow, 'way' | 'keys'> | undefined,
): Share {
  if (!correction) return shareOf(words, given, rule);
  if (correction.way === 'everyone') return 1;
  return Math.max(...correction.keys.map((key) => shareOf({ ...words, key }, given, rule) ?? 0));
}

/**
 * The words with the key that counts now, to be shown: of several, what is right in any of them.
 * Where one part names all options together the newest is shown: two of them are no answer.
 */
export function correctedWords(
  words: WordsRow,
  correction: Pick<CorrectionRow, 'keys'> | undefined,
): WordsRow {
  const [first, ...more] = correction?.keys ?? [];
  if (!first) return words;
  if (words.type === questionTypeCodes.multipleChoice) {
    return { ...words, key: more.at(-1) ?? first };
  }
  const key = first.map((part, at) => [
    ...new Set([...part, ...more.flatMap((other) => other[at] ?? [])]),
  ]);
  return { ...words, key };
}
