import type { HandedOut } from '@cheese/domain/contract/school/memberImport';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import { refuse } from '../../../calls/refusal';
import type { Db } from '../../../db/database';
import { replaceUnusedPasswords } from '../../people/person/person.door';
import { auditImport, countRoster, requireImport, type RosterCaller } from './memberImport.caller';
import type { CredentialHolder, makeCredentials } from './memberImport.credentials';
import { type selectJudged, selectUnused } from './memberImport.rows.store';
import { findSchoolName } from './memberImport.store';
import { memberImportTexts as texts } from './memberImport.texts';

export type Credentials = Awaited<ReturnType<typeof makeCredentials>>;

const nobody: Credentials = { made: [], workbook: '' };

const make = async ({ heavy, person }: RosterCaller, holders: CredentialHolder[]) =>
  holders.length === 0 ? nobody : heavy.run('makeCredentials', holders, { person });

/** For everybody who gets an account: those whose phone has one keep theirs. */
export const makeFor = (caller: RosterCaller, rows: Awaited<ReturnType<typeof selectJudged>>) =>
  make(
    caller,
    rows
      .filter(({ verdict, isUnclaimed }) => verdict === 'created' && !isUnclaimed)
      .map(({ row, values }) => ({
        row,
        number: values?.number ?? '',
        name: values?.name ?? '',
        className: values?.className ?? '',
      })),
  );

/** Readable in this answer alone: nothing of it is stored. */
export async function handOut(
  db: Db,
  { reach, clock }: RosterCaller,
  { made, workbook }: Credentials,
): Promise<HandedOut | null> {
  if (made.length === 0) return null;
  return {
    schoolName: await findSchoolName(db, reach.organisationId),
    fileName: `${texts.credentials}_${chinaDay(clock.now().getTime())}.xlsx`,
    workbook,
    cards: made.map(({ card }) => card),
  };
}

/** Where the answer got lost: new passwords in place of those that nobody has used. */
export async function renewPasswords(db: Db, caller: RosterCaller, id: number): Promise<HandedOut> {
  const head = await requireImport(db, caller, id);
  if (head.personId !== caller.person.id) refuse('memberImport.notYours');
  if (head.state === 'undone') refuse('memberImport.undone');
  await countRoster(db, caller);
  const unused = await selectUnused(db, id);
  const made = await make(caller, unused);
  const personOf = new Map(unused.map(({ row, personId }) => [row, personId]));
  const rows = made.made.map(({ row, hash }) => ({
    id: personOf.get(row) ?? 0,
    passwordHash: hash,
  }));
  const replaced = await db.transaction(async (inside) => {
    const done = await replaceUnusedPasswords(inside, rows);
    if (done.size === rows.length && rows.length > 0)
      await auditImport(inside, caller, 'roster.passwords', head);
    else if (rows.length > 0) refuse('memberImport.rollChanged');
    return done;
  });
  return (
    (replaced.size > 0 && (await handOut(db, caller, made))) || refuse('memberImport.noneLeft')
  );
}
