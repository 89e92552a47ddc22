import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { VisitorContext } from '../../../calls/callerContext';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../calls/refusal';
import { mayEdit, runsSchool } from '../../base/ownership/ownership';
import { findCard, toCard } from '../../shop/commodity/commodity.cards';
import { viewerOf } from '../../shop/commodity/viewer';
import { findBank, selectBanks, selectFirst, selectFirstOf } from './bank.store';
import type { BankRow } from './bank.tables';
import { selectSold } from './bank.access.store';

/** The commodity that a bank is on sale as, as this person sees it; null where it is not on sale. */
async function bankCard({ db, ...who }: VisitorContext, bankId: number) {
  return findCard(db, await viewerOf(db, who), {
    type: commodityTypeCodes.bank,
    productId: bankId,
  });
}

export interface Opened {
  bank: BankRow;
  isWhole: boolean;
  mayTry: ReadonlySet<number>;
}

const nothing: ReadonlySet<number> = new Set();

/** A school's bank is reported as not found to users outside the school. */
export async function openBank(context: VisitorContext, bankId: number): Promise<Opened> {
  const { db, person } = context;
  const bank = (await findBank(db, bankId)) ?? refuse('bank.notFound');
  if (bank.organisationId !== null) {
    const isTheirs = person !== null && maySee(bank, person);
    return isTheirs ? { bank, isWhole: true, mayTry: nothing } : refuse('bank.notFound');
  }
  const card = (await bankCard(context, bankId)) ?? refuse('bank.notFound');
  if (!card.isLocked) return { bank, isWhole: true, mayTry: nothing };
  const first = await selectFirst(db, bankId, bank.freeCount);
  return { bank, isWhole: false, mayTry: new Set(first) };
}

/** Several of them at once; those that are not there for this person are left out. */
export async function openBanks(
  context: VisitorContext & { person: Person },
  bankIds: readonly number[],
): Promise<Map<number, Opened>> {
  const { db, person } = context;
  const banks = await selectBanks(db, bankIds);
  const sold = banks.filter(({ organisationId }) => organisationId === null);
  const isLocked = await locksOf(context, sold);
  const first = await selectFirstOf(
    db,
    sold.filter(({ id }) => isLocked.get(id)).map(({ id }) => id),
  );
  const seen = banks.filter((bank) =>
    bank.organisationId === null ? isLocked.has(bank.id) : maySee(bank, person),
  );
  return new Map(
    seen.map((bank) => {
      const isWhole = !isLocked.get(bank.id);
      return [bank.id, { bank, isWhole, mayTry: first.get(bank.id) ?? nothing }];
    }),
  );
}

/** Keyed by bank id; a bank that is not on sale is absent. */
async function locksOf({ db, ...who }: VisitorContext, banks: readonly BankRow[]) {
  if (banks.length === 0) return new Map<number, boolean>();
  const viewer = await viewerOf(db, who);
  const rows = await selectSold(db, { now: viewer.now, ids: banks.map(({ id }) => id) });
  const cards = rows.map((row) => toCard(row, viewer));
  return new Map(cards.map(({ productId, isLocked }) => [productId, isLocked]));
}

/** A teacher sees shared banks and their own; an administrator of the school sees all. */
export const maySee = (bank: BankRow, person: Person) =>
  bank.organisationId !== null &&
  mayEdit(bank, person) &&
  (bank.isShared || mayGovern(bank, person));

export const mayGovern = (bank: BankRow, person: Person) =>
  isOfSchool(bank, person) && (bank.createdBy === person.id || runsSchool(person));

const isOfSchool = ({ organisationId }: BankRow, person: Person) =>
  organisationId !== null && organisationId === person.organisationId;

export const mayHave = ({ isWhole, mayTry }: Opened, questionId: number) =>
  isWhole || mayTry.has(questionId);
