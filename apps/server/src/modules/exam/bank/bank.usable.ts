import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { Refusal, refuse } from '../../../calls/refusal';
import { openBank } from './bank.access';
import type { BankRow } from './bank.tables';
import { selectOpenTo } from './bank.usable.store';

type Teacher = CallerContext & { db: Db };

/** The school in which a teacher is here. */
export const schoolOf = ({ person }: Pick<CallerContext, 'person'>): number =>
  person.organisationId ?? refuse('org.none');

/** The banks whose questions and keys a teacher may use: the school's, and those open to them. */
export async function usableBanks(teacher: Teacher, among?: readonly number[]): Promise<BankRow[]> {
  const { db } = teacher;
  const rows = await selectOpenTo(db, schoolOf(teacher), among);
  const usable: BankRow[] = [];
  for (const bank of rows) if (await isUsable(teacher, bank)) usable.push(bank);
  return usable;
}

async function isUsable(teacher: Teacher, { id }: BankRow): Promise<boolean> {
  try {
    return (await openBank(teacher, id)).isWhole;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Refuses a bank that a teacher may not use as one that is not there. */
export async function refuseUnusable(teacher: Teacher, bankIds: readonly number[]) {
  const asked = [...new Set(bankIds)];
  const usable = await usableBanks(teacher, asked);
  if (usable.length < asked.length) refuse('bank.notFound');
}
