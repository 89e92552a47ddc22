import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { mayEdit, ownBank, refusedAs, takeEditable } from '../bank/bank.own';
import { toWords } from './question.rows';
import { findStanding, lockQuestions, type Standing } from './question.save.store';
import type { WordsRow } from '../bank/question.tables';
import { areSame, refuseFaults } from './question.tidy';
import { writeNext } from './writing/question.write.store';

type Key = WordsRow['key'];
type Teacher = CallerContext & { db: Db };

/**
 * True if only the key may differ from what was asked, and the current key is not the corrected
 * one.
 */
const isWrongStill = ({ words }: Standing, asked: WordsRow, key: Key) =>
  areSame({ ...toWords(words), key }, { ...toWords(asked), key }) &&
  !areSame(toWords(words), { ...toWords(words), key });

/** True if the user may correct the key in the bank and the question still has the wrong one. */
export async function mayRekey(
  { db, ...context }: Teacher,
  asked: WordsRow,
  key: Key,
): Promise<boolean> {
  const standing = await findStanding(db, asked.questionId);
  if (!standing || !isWrongStill(standing, asked, key)) return false;
  const bank = await ownBank(db, context.person, standing.question.bankId).catch(() => null);
  return bank !== null && mayEdit(bank, context.person);
}

/** Writes the next words of the question, which differ by the key alone. Within a transaction. */
export async function rekey(
  tx: Db,
  context: CallerContext,
  { asked, key }: { asked: WordsRow; key: Key },
) {
  const { questionId } = asked;
  const found = (await findStanding(tx, questionId)) ?? refuse('question.notFound');
  const { bankId } = found.question;
  await takeEditable(tx, context, bankId).catch(refusedAs('bank.readOnly'));
  const [standing] = await lockQuestions(tx, bankId, [questionId]);
  if (!standing || !isWrongStill(standing, asked, key)) return refuse('question.moved');
  const draft = { ...toWords(standing.words), key };
  refuseFaults([draft]);
  const { person, clock } = context;
  return writeNext(tx, { questionId, draft, writtenBy: person.id, now: clock.now() });
}
