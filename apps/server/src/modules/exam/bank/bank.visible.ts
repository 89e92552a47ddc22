import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inputs } from '../../../db/prepared';
import type { Person } from '../../../plugins/access';
import type { Clock } from '../../../ports/clock';
import { Refusal } from '../../../refusal';
import { question } from '../question/question.tables';
import { openBank } from './bank.access';

interface Asking {
  db: Db;
  person: Person;
  clock: Clock;
}

const { whole, tried } = inputs('whole', 'tried');

/** Of questions those that somebody may see; an input each is for the banks and for single ones. */
export const isVisible = sql`(${question.bankId} = any(${whole}::int[])
  or ${question.id} = any(${tried}::int[]))`;

/** Its inputs: which of these banks are open to this person, and what they may try of others. */
export async function visibleIn(asking: Asking, bankIds: readonly number[]) {
  const whole: number[] = [];
  const tried: number[] = [];
  for (const bankId of bankIds) {
    const opened = await openOrNull(asking, bankId);
    if (opened?.isWhole) whole.push(bankId);
    else tried.push(...(opened?.mayTry ?? []));
  }
  return { whole, tried };
}

const openOrNull = (asking: Asking, bankId: number) =>
  openBank(asking, bankId).catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
