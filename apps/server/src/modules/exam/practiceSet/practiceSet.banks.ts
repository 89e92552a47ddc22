import type { PracticeBank } from '@cheese/domain/contract/exam/practiceSet';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { openBanks } from '../bank/bank.access';
import { countQuestions } from '../bank/bank.door';
import { selectBankIds, selectShelf } from './practiceSet.banks.store';

/** Banks open to the user, and trial questions of the others on their shelf. */
export async function listPractisable(context: CallerContext<'db'>): Promise<PracticeBank[]> {
  const { db, person } = context;
  const opened = [...(await openBanks(context, await bankIdsFor(context))).values()];
  const shelf = await shelfOf(db, person.id);
  const shown = opened.filter(({ bank, isWhole, mayTry }) =>
    isWhole ? true : mayTry.size > 0 && shelf.has(bank.id),
  );
  const counts = await countQuestions(
    db,
    shown.map(({ bank }) => bank.id),
  );
  return shown.flatMap(({ bank: { id, name }, isWhole, mayTry }) => {
    const questionCount = isWhole ? (counts.get(id) ?? 0) : mayTry.size;
    return questionCount === 0 ? [] : [{ id, name, questionCount, isWhole }];
  });
}

async function bankIdsFor({ db, person: { organisationId } }: CallerContext<'db'>) {
  const rows = await selectBankIds(db, organisationId);
  return rows.map(({ id }) => id);
}

async function shelfOf(db: Db, personId: number) {
  const rows = await selectShelf(db, personId);
  return new Set(rows.map(({ bankId }) => bankId));
}
