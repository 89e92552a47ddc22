import type { Db } from '../../../db/database';
import type { HouseAccount } from './ledger.accounts';
import { openAccounts, selectAccounts } from './ledger.store';

export type Owner = { personId: number } | { house: HouseAccount };

const rowOf = (owner: Owner) =>
  'house' in owner
    ? { kind: owner.house, personId: null, balance: null }
    : { kind: 'person' as const, personId: owner.personId, balance: 0 };

/** The numbers of some accounts, in their order; one is opened when it is first needed. */
export async function accountsOf(db: Db, owners: readonly Owner[]): Promise<number[]> {
  const known = await find(db, owners);
  const missing = owners.filter((_, at) => known[at] === undefined);
  if (missing.length === 0) return sure(known);
  await openAccounts(db, missing.map(rowOf));
  return sure(await find(db, owners));
}

async function find(db: Db, owners: readonly Owner[]) {
  const persons = owners.flatMap((owner) => ('personId' in owner ? owner.personId : []));
  const houses = owners.flatMap((owner) => ('house' in owner ? owner.house : []));
  const rows = await selectAccounts(db, persons, houses);
  return owners.map(rowOf).map(({ kind, personId }) => {
    const isIt = (row: (typeof rows)[number]) => row.kind === kind && row.personId === personId;
    return rows.find(isIt)?.id;
  });
}

function sure(ids: (number | undefined)[]): number[] {
  const found = ids.filter((id) => id !== undefined);
  if (found.length < ids.length) throw new Error('an account of the ledger cannot be opened');
  return found;
}
