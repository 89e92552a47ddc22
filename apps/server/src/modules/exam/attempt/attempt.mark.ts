import type { Share } from '@cheese/domain/questions/kind';
import { questionKinds } from '@cheese/domain/questions/kinds';
import type { WordsRow } from '../bank/question.tables';
import type { Sheet } from './attempt.sheet';

type Keyed = Pick<WordsRow, 'type' | 'key' | 'stem'>;

/** An unanswered question is worth nothing. */
export const shareOf = (
  { type, key, stem }: Keyed,
  given: readonly string[],
  rule: Sheet['rule'],
): Share => (given.length === 0 ? 0 : questionKinds[type].mark(given, key, rule, stem));

/** The sum in hundredths; each question is rounded separately, as it is shown. */
export function gainedBy({ items }: Pick<Sheet, 'items'>, shares: readonly Share[]) {
  const gained = items.reduce((sum, { score }, at) => sum + gainedOf(score, shares[at] ?? 0), 0);
  return { gained, waitingCount: shares.filter((share) => share === null).length };
}

export const gainedOf = (score: number, share: number) => Math.round(score * share);
