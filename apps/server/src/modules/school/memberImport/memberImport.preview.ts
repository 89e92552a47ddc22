import type { MemberImportContract as C } from '@cheese/domain/contract/school/memberImport';
import { memberImportLimits } from '@cheese/domain/codes/school/memberImports';
import { rosterFaults } from '@cheese/domain/texts/rosterFaults';
import type { Static } from 'typebox';
import { refuse, refuseFault } from '../../../calls/refusal';
import type { Db } from '../../../db/database';
import type { IncomingFile } from '../../../plugins/forms';
import { countRoster, type RosterCaller, whoseOf } from './memberImport.caller';
import type { FileField } from './reading/memberImport.headings';
import { look, storedRows, summaryOf } from './reading/memberImport.look';
import type { Line, RosterFile } from './memberImport.shapes';
import { selectClassNames } from './memberImport.roll.store';
import { insertImport } from './memberImport.store';
import type { MemberImportHead as ImportHead } from './memberImport.tables';
import { memberImportTexts as texts } from './memberImport.texts';

const MOST_NAME = 200;

/** Reads a roster and keeps what it would change; nothing of that is saved yet. */
export async function previewRoster(db: Db, caller: RosterCaller, file: IncomingFile) {
  const read = await readIn(db, caller, file, ['number', 'name']);
  return keep(db, caller, { kind: 'roster', leavingTo: null, group: null, ...named(file) }, read);
}

export async function previewLeavingFile(
  db: Db,
  caller: RosterCaller,
  { file, state }: { file: IncomingFile; state: Static<C['leaveByFile']['body']>['state'] },
) {
  const read = await readIn(db, caller, file, ['number']);
  return keep(db, caller, { kind: 'leaving', leavingTo: state, group: null, ...named(file) }, read);
}

const nothingRead: RosterFile = { columns: [], notices: [], lines: [] };

export async function previewLeaving(
  db: Db,
  caller: RosterCaller,
  { state, classIds, year }: Static<C['leave']['body']>,
) {
  if ((classIds === undefined) === (year === undefined)) refuse('call.invalid');
  await countRoster(db, caller);
  const group = { ...(classIds && { classIds }), ...(year !== undefined && { year }) };
  const fileName =
    year === undefined ? await nameOf(db, caller, classIds ?? []) : texts.byYear(year);
  const asked = { kind: 'leaving', leavingTo: state, group, fileName } as const;
  return keep(db, caller, asked, nothingRead);
}

async function nameOf(db: Db, { reach }: RosterCaller, classIds: number[]) {
  const classes = await selectClassNames(db, reach.organisationId, classIds);
  if (classes.length < classIds.length) refuse('import.notFound');
  const names = classes.map(({ year, name }) => texts.classLabel(year, name));
  return texts.byClasses(names).slice(0, MOST_NAME);
}

const named = (file: IncomingFile) => ({ fileName: file.name.slice(0, MOST_NAME) });

async function readIn(
  db: Db,
  caller: RosterCaller,
  { path }: IncomingFile,
  required: FileField[],
): Promise<RosterFile> {
  await countRoster(db, caller);
  const { heavy, person } = caller;
  const read = await heavy.run('readRoster', { path, required }, { person });
  if (!('fault' in read)) return read;
  refuseFault('file', read.fault);
  throw new Error('a fault is refused');
}

type Asked = Pick<ImportHead, 'kind' | 'leavingTo' | 'group' | 'fileName'>;

async function keep(db: Db, caller: RosterCaller, asked: Asked, file: RosterFile) {
  const { lines, columns, notices } = file;
  const seen = await look(db, caller, { ...asked, isLocked: false }, lines);
  const isMany = seen.rows.length > memberImportLimits.rows;
  refuseFault('file', isMany ? rosterFaults.tooManyRows(memberImportLimits.rows) : null);
  if (seen.rows.length === 0) refuse('import.nothing');
  const cells = new Map(lines.map((line: Line) => [line.row, line.cells]));
  const rows = storedRows(seen, (row) => cells.get(row) ?? []);
  const made = {
    ...asked,
    ...whoseOf(caller),
    ...summaryOf(seen),
    columns,
    notices,
    createdAt: caller.clock.now(),
  };
  return { importId: await insertImport(db, made, rows) };
}
