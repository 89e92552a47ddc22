import type { CallerContext } from '../../../calls/callerContext';
import { openBanks } from './bank.access';

/** Its inputs: which of these banks are open to this person, and what they may try of others. */
export async function visibleIn(context: CallerContext<'db'>, bankIds: readonly number[]) {
  const opened = [...(await openBanks(context, bankIds)).values()];
  return {
    whole: opened.filter(({ isWhole }) => isWhole).map(({ bank }) => bank.id),
    tried: opened.flatMap(({ mayTry }) => [...mayTry]),
  };
}
