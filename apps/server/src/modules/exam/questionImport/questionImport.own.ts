import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { openBank } from '../bank/bank.access';
import { findImport, takeImport } from './questionImport.store';
import type { ImportedFile } from './questionImport.tables';

/** A bank of the own school, to bring something into: the platform's are not for teachers to fill. */
export async function bankToFill(db: Db, context: CallerContext, bankId: number) {
  const { bank } = await openBank({ db, ...context }, bankId);
  const organisationId = bank.organisationId ?? refuse('bank.notFound');
  return { ...bank, organisationId };
}

/**
 * The user's own import into a bank that is still open to them; others are reported as not found.
 */
export async function ownImport(db: Db, context: CallerContext, id: number): Promise<ImportedFile> {
  const { person, clock } = context;
  const organisationId = person.organisationId ?? refuse('questionImport.notFound');
  const whose = { id, personId: person.id, organisationId };
  const found = (await findImport(db, whose, clock.now())) ?? refuse('questionImport.notFound');
  await bankToFill(db, context, found.bankId);
  return found;
}

/** One that waits to be confirmed, held until the change is made. Within a transaction. */
export async function takeWaiting(
  db: Db,
  context: CallerContext,
  id: number,
): Promise<ImportedFile> {
  await ownImport(db, context, id);
  const head = (await takeImport(db, id)) ?? refuse('questionImport.notFound');
  if (head.state === 'reading') refuse('questionImport.reading');
  return head.state === 'waiting' ? head : refuse('questionImport.closed');
}
