import { sql } from 'drizzle-orm';
import type { CallerContext } from '../../../calls/callerContext';
import { inputs } from '../../../db/prepared';
import { question } from './question.tables';
import { openBanks } from './bank.access';

const { whole, tried } = inputs('whole', 'tried');

/**
 * Takes two inputs: the banks that are open as a whole, and single trial questions of other banks.
 */
export const isVisible = sql`(${question.bankId} = any(${whole}::int[])
  or ${question.id} = any(${tried}::int[]))`;

/** Its inputs: which of these banks are open to this person, and what they may try of others. */
export async function visibleIn(context: CallerContext<'db'>, bankIds: readonly number[]) {
  const opened = [...(await openBanks(context, bankIds)).values()];
  return {
    whole: opened.filter(({ isWhole }) => isWhole).map(({ bank }) => bank.id),
    tried: opened.flatMap(({ mayTry }) => [...mayTry]),
  };
}
