import type { Share } from '@cheese/domain/questions/kind';
import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import { correctedShare, correctionOf, correctionsOf } from '../attempt/attempt.corrections';
import { gainedBy } from '../attempt/attempt.mark';
import { lockCorrection, noteReckoned, type Regraded, writeShares } from '../attempt/attempt.door';
import type { CorrectionRow } from '../attempt/attempt.tables';
import type { WordsRow } from '../bank/question.tables';
import { wordsOf } from '../question/question.words';
import { retake } from '../standing/standing.retake';
import { lockNext, type Sat } from './examReport.correct.store';

export type Correction = Pick<CorrectionRow, 'way' | 'keys'>;

interface House {
  db: Db;
  clock: Clock;
}

/** Attempts locked at once, few enough that a concurrent save waits only a moment. */
const AT_ONCE = 100;

export function regraded(
  sat: readonly Sat[],
  words: WordsRow,
  correction: Correction | undefined,
): Regraded[] {
  return sat.map(({ attempt, answered }) => {
    const shares: Share[] = [...(attempt.shares ?? [])];
    for (const { place, given, markedShare } of answered) {
      const asked = { given, rule: attempt.rule };
      shares[place] = markedShare ?? correctedShare(words, asked, correction);
    }
    return { attempt, shares, ...gainedBy(attempt, shares) };
  });
}

/** Marks all submissions anew in batches; after an interruption it resumes. */
export async function reckonAll(services: House, correctionId: number) {
  let isMore = true;
  while (isMore) isMore = await reckonNext(services, correctionId);
}

/** Tells whether there may be more. */
const reckonNext = ({ db, clock }: House, correctionId: number): Promise<boolean> =>
  db.transaction(async (inside) => {
    const row = await lockCorrection(inside, correctionId);
    if (!row || row.reckonedAt) return false;
    const { last, sat } = await lockNext(inside, row, AT_ONCE);
    if (last === null) {
      await noteReckoned(inside, row.id, { at: clock.now() });
      return false;
    }
    const changed = await markAnew(inside, row, sat);
    await noteReckoned(inside, row.id, { to: last, changed });
    return true;
  });

/** By what counts now: it may have been mended again meanwhile. */
async function markAnew(db: Db, row: CorrectionRow, sat: readonly Sat[]): Promise<number> {
  const [words] = await wordsOf(db, [{ questionId: row.questionId, version: row.version }]);
  if (!words) return 0;
  const correction = correctionOf(await correctionsOf(db, row), words);
  const anew = regraded(sat, words, correction);
  await writeShares(db, anew);
  for (const [at, { attempt, shares }] of anew.entries()) {
    await retake(db, attempt, {
      words,
      answers: sat[at]!.answered.map(({ place, given }) => ({
        given,
        was: attempt.shares?.[place] ?? null,
        is: shares[place] ?? null,
      })),
    });
  }
  return anew.filter(({ attempt, gained }) => gained !== attempt.gained).length;
}
