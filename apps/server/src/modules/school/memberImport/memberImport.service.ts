import { memberFields, memberImportLimits } from '@cheese/domain/codes/school/memberImports';
import type { Answers } from '@cheese/domain/contract/call';
import type {
  MemberImportContract as C,
  MemberImportHead,
} from '@cheese/domain/contract/school/memberImport';
import type { Static } from 'typebox';
import { refuse } from '../../../calls/refusal';
import type { Db } from '../../../db/database';
import { makeWorkbook } from '../../base/sheets/workbook';
import { exampleName } from '../../base/sheets/allowedSheet';
import { offerDownload } from '../../people/madeFile/madeFile.service';
import { offerSheet } from '../../people/madeFile/offerSheet';
import { requireImport, type RosterCaller, whoseOf } from './memberImport.caller';
import type { FileField } from './reading/memberImport.headings';
import { headingNames } from './reading/readingTexts';
import { selectGroups } from './memberImport.roll.store';
import { countLosses, countUnused, selectFaulty, selectShownRows } from './memberImport.rows.store';
import { deleteWaiting, findName, selectImports } from './memberImport.store';
import type { MemberImportHead as ImportHead } from './memberImport.tables';
import { memberImportTexts as texts } from './memberImport.texts';

const templateFields = Object.keys(texts.example) as FileField[];
const templateColumns = templateFields.map((field) => ({
  title: headingNames[field][0] ?? '',
  width: 18,
}));

export async function makeTemplate(db: Db, caller: RosterCaller) {
  const example = templateFields.map((field) => texts.example[field]);
  const content = await makeWorkbook([
    { name: texts.sheet, columns: templateColumns, rows: [], isForm: true },
    { name: exampleName, columns: templateColumns, rows: [example] },
  ]);
  return offerDownload(db, caller, { fileName: `${texts.template}.xlsx`, content });
}

export const listGroups = (db: Db, { reach }: RosterCaller) =>
  selectGroups(db, reach.organisationId).then(({ classes, years }) => ({
    years,
    classes: classes.map(({ id, year, name, count }) => ({
      id,
      name: texts.classLabel(year, name),
      count,
    })),
  }));

const UNDO_MS = memberImportLimits.undoHours * 3_600_000;

export const undoableUntil = ({ state, savedAt }: ImportHead) =>
  state === 'saved' && savedAt ? savedAt.getTime() + UNDO_MS : null;

function toHead(row: ImportHead, byName: string, caller: RosterCaller): MemberImportHead {
  const until = undoableUntil(row);
  return {
    importId: row.id,
    kind: row.kind,
    state: row.state,
    fileName: row.fileName,
    leavingTo: row.leavingTo,
    byName,
    isOwn: row.personId === caller.person.id,
    counts: row.counts,
    createdAt: row.createdAt.getTime(),
    savedAt: row.savedAt?.getTime() ?? null,
    undoneAt: row.undoneAt?.getTime() ?? null,
    undoableUntil: until !== null && until > caller.clock.now().getTime() ? until : null,
  };
}

export async function listImports(
  db: Db,
  caller: RosterCaller,
  query: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const { rows, total } = await selectImports(db, whoseOf(caller), query);
  return { total, list: rows.map((one) => toHead(one.import, one.byName, caller)) };
}

export async function readImport(
  db: Db,
  caller: RosterCaller,
  id: number,
): Promise<Answers<C['detail']>> {
  const row = await requireImport(db, caller, id);
  const { organisationId, personId, kind } = row;
  const losses =
    kind === 'leaving'
      ? await countLosses(db, id, organisationId)
      : { losingSignIn: 0, teachingPlaces: 0 };
  return {
    ...toHead(row, await findName(db, { organisationId, personId }), caller),
    ...losses,
    columns: row.columns,
    notices: row.notices,
    newDepartments: row.newDepartments,
    newClasses: row.newClasses,
    unclaimed: row.unclaimed,
    awaiting: row.awaiting,
    unused: row.state === 'saved' ? await countUnused(db, id) : 0,
  };
}

export async function listRows(
  db: Db,
  caller: RosterCaller,
  { importId, ...asked }: Static<C['rows']['query']>,
): Promise<Answers<C['rows']>> {
  const { columns } = await requireImport(db, caller, importId);
  const { list, total } = await selectShownRows(db, importId, asked);
  const cellOf = (cells: readonly string[], field: FileField) =>
    cells[columns.findIndex((column) => column.field === field)] ?? '';
  return {
    total,
    list: list.map(({ cells, values, ...row }) => ({
      ...row,
      number: values?.number ?? cellOf(cells, 'number'),
      name: values?.name ?? cellOf(cells, 'name'),
    })),
  };
}

/** With the columns of the file, so that it can be sent again as it is. */
export async function offerFaulty(db: Db, caller: RosterCaller, id: number) {
  const { columns } = await requireImport(db, caller, id);
  const found = await selectFaulty(db, id);
  if (found.length === 0) refuse('import.nothing');
  const reasons = (faults: (typeof found)[number]['faults']) =>
    faults.map(({ field, message }) => texts.reasonOf(memberFields[field], message)).join('\n');
  return offerSheet(db, caller, {
    name: texts.faulty,
    columns: [
      ...columns.map(({ heading }) => ({ title: heading, width: 18 })),
      { title: texts.reason, width: 50 },
    ],
    rows: found.map(({ cells, faults }) => [
      ...columns.map((_, at) => cells[at] ?? ''),
      reasons(faults),
    ]),
  });
}

export async function cancelImport(db: Db, caller: RosterCaller, id: number) {
  await requireImport(db, caller, id);
  if (!(await deleteWaiting(db, id))) refuse('import.notFound');
  return null;
}
