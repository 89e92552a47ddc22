import type { Share } from '@cheese/domain/questions/kind';
import { questionKinds } from '@cheese/domain/questions/kinds';
import type { WordsRow } from '../question/question.tables';
import type { Sheet } from './attempt.sheet';

type Keyed = Pick<WordsRow, 'type' | 'key' | 'stem'>;

/** What an answer to these words is worth; what nobody answered is worth nothing. */
export const shareOf = (
  { type, key, stem }: Keyed,
  given: readonly string[],
  rule: Sheet['rule'],
): Share => (given.length === 0 ? 0 : questionKinds[type].mark(given, key, rule, stem));

/** What shares come to in hundredths, each question rounded by itself as it is shown. */
export function gainedBy({ items }: Pick<Sheet, 'items'>, shares: readonly Share[]) {
  const gained = items.reduce((sum, { score }, at) => sum + gainedOf(score, shares[at] ?? 0), 0);
  return { gained, waitingCount: shares.filter((share) => share === null).length };
}

export const gainedOf = (score: number, share: number) => Math.round(score * share);
