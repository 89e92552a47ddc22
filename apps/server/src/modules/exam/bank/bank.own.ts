import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import type { FailureKey } from '@cheese/domain/texts/failures';
import { Refusal, refuse } from '../../../calls/refusal';
import { mayGovern, maySee, openBank } from './bank.access';
import { findKeptBank, selectChapters, takeBank } from './bank.store';
import type { BankRow } from './bank.tables';

/** Decides which banks a teacher may read and edit; nothing else does. */

/** A bank of the own school, put away or not; others are not there. */
export async function ownBank(db: Db, person: Person, bankId: number): Promise<BankRow> {
  const bank = await findKeptBank(db, bankId);
  return bank && maySee(bank, person) ? bank : refuse('bank.notFound');
}

/** Readable banks: those of the user's school, and the platform's that are open to them. */
export async function readableBank(
  db: Db,
  context: CallerContext,
  bankId: number,
): Promise<BankRow> {
  const bank = (await findKeptBank(db, bankId)) ?? refuse('bank.notFound');
  if (bank.organisationId !== null) return ownBank(db, context.person, bankId);
  const { isWhole } = await openBank({ db, ...context }, bankId);
  return isWhole ? bank : refuse('bank.notFound');
}

export const mayEdit = (bank: BankRow, person: Person) =>
  maySee(bank, person) && bank.archivedAt === null;

/** One that is about to be changed, held until the change is made. Within a transaction. */
async function takeOwnBank(db: Db, { person, clock }: CallerContext, bankId: number) {
  const before = (await findKeptBank(db, bankId)) ?? refuse('bank.notFound');
  if (!maySee(before, person)) refuse('bank.notFound');
  const bank = (await takeBank(db, bankId, clock.now())) ?? refuse('bank.notFound');
  return maySee(bank, person) ? bank : refuse('bank.notFound');
}

export async function takeEditable(db: Db, context: CallerContext, bankId: number) {
  const bank = await takeOwnBank(db, context, bankId);
  return bank.archivedAt === null ? bank : refuse('bank.archived');
}

export async function takeGoverned(db: Db, context: CallerContext, bankId: number) {
  const bank = await takeOwnBank(db, context, bankId);
  return mayGovern(bank, context.person) ? bank : refuse('bank.notYours');
}

/** A chapter of this bank: with a number of another one nothing is found. */
export async function chapterIn(db: Db, bankId: number, chapterId: number) {
  const chapters = await selectChapters(db, bankId);
  const chapter = chapters.find(({ id }) => id === chapterId) ?? refuse('chapter.notFound');
  return { chapter, chapters };
}

/** For `catch`: replaces a refusal by one that does not reveal the bank. */
export const refusedAs = (key: FailureKey) => (error: unknown) => {
  if (error instanceof Refusal) refuse(key);
  throw error;
};
