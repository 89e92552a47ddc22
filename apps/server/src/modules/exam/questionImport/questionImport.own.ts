import type { Asking } from '../../../calls/asking';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { openBank } from '../bank/bank.access';
import { findImport, takeImport } from './questionImport.store';
import type { ImportedFile } from './questionImport.tables';

/** A bank of the own school, to bring something into: the platform's are not for teachers to fill. */
export async function bankToFill(db: Db, asking: Asking, bankId: number) {
  const { bank } = await openBank({ db, ...asking }, bankId);
  return bank.organisationId === null ? refuse('bank.notFound') : bank;
}

/**
 * The user's own import into a bank that is still open to them; others are reported as not found.
 */
export async function ownImport(db: Db, asking: Asking, id: number): Promise<ImportedFile> {
  const { person, clock } = asking;
  const whose = { id, personId: person.id, organisationId: person.organisationId };
  const found = (await findImport(db, whose, clock.now())) ?? refuse('questionImport.notFound');
  await bankToFill(db, asking, found.bankId);
  return found;
}

/** One that waits to be confirmed, held until the change is made. Within a transaction. */
export async function takeWaiting(db: Db, asking: Asking, id: number): Promise<ImportedFile> {
  await ownImport(db, asking, id);
  const head = (await takeImport(db, id)) ?? refuse('questionImport.notFound');
  if (head.state === 'reading') refuse('questionImport.reading');
  return head.state === 'waiting' ? head : refuse('questionImport.closed');
}
