import { inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
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

/** Of questions of these banks those that this person may see. */
export async function visibleIn(asking: Asking, bankIds: readonly number[]): Promise<SQL> {
  const whole: number[] = [];
  const tried: number[] = [];
  for (const bankId of bankIds) {
    const opened = await openOrNull(asking, bankId);
    if (opened?.isWhole) whole.push(bankId);
    else tried.push(...(opened?.mayTry ?? []));
  }
  const isIn = [
    ...(whole.length > 0 ? [inArray(question.bankId, whole)] : []),
    ...(tried.length > 0 ? [inArray(question.id, tried)] : []),
  ];
  return or(...isIn) ?? sql`false`;
}

const openOrNull = (asking: Asking, bankId: number) =>
  openBank(asking, bankId).catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
