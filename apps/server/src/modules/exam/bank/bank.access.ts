import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import type { Clock } from '../../../ports/clock';
import { refuse } from '../../../refusal';
import { listCards } from '../../shop/commodity/commodity.cards';
import { commodity } from '../../shop/commodity/commodity.tables';
import { viewerOf } from '../../shop/commodity/viewer';
import { findBank, selectFirst } from './bank.store';
import type { BankRow } from './bank.tables';

export const BANK_TYPE = 4;

interface Asking {
  db: Db;
  person: Person | null;
  clock: Clock;
}

/** The commodity that a bank is on sale as, as this person sees it; null where it is not on sale. */
export async function bankCard({ db, ...who }: Asking, bankId: number) {
  const viewer = await viewerOf(db, who);
  const where = and(eq(commodity.type, BANK_TYPE), eq(commodity.productId, bankId));
  return (await listCards(db, viewer, { where, limit: 1 }))[0] ?? null;
}

/** What of a bank somebody may have: all of it, or the questions that everybody may try. */
export interface Opened {
  bank: BankRow;
  isWhole: boolean;
  mayTry: ReadonlySet<number>;
}

const nothing: ReadonlySet<number> = new Set();

/** Of a school's own bank nobody outside of it learns that it is there. */
export async function openBank(asking: Asking, bankId: number): Promise<Opened> {
  const { db, person } = asking;
  const bank = (await findBank(db, bankId)) ?? refuse('bank.notFound');
  if (bank.organisationId !== null) {
    const isTheirs = person?.organisationId === bank.organisationId && isTeaching(person);
    return isTheirs ? { bank, isWhole: true, mayTry: nothing } : refuse('bank.notFound');
  }
  const card = (await bankCard(asking, bankId)) ?? refuse('bank.notFound');
  if (!card.isLocked) return { bank, isWhole: true, mayTry: nothing };
  const first = await selectFirst(db, bankId, bank.freeCount);
  return { bank, isWhole: false, mayTry: new Set(first) };
}

const isTeaching = ({ roles }: Person) =>
  roles.includes('teacher') || roles.includes('schoolAdmin');

export const mayHave = ({ isWhole, mayTry }: Opened, questionId: number) =>
  isWhole || mayTry.has(questionId);
