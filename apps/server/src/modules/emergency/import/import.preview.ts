import type { ImportPreview, ImportRow } from '@cheese/domain/contract/emergency/importShapes';
import { importFaults } from '@cheese/domain/texts/importFaults';
import type { Db } from '../../../db/database';
import type { IncomingFile } from '../../../plugins/forms';
import { refuseFault } from '../../../refusal';
import type { AnyKind, Cells, Known } from './import.kind';
import { insertImport } from './import.store';
import type { ImportHead, ImportRowInsert } from './import.tables';
import type { Asking } from '../../../asking';

const LIFE_MS = 3_600_000;
const MOST_ROWS = 10_000;
/** As much of a cell as somebody needs to recognise it. */
const MOST_LETTERS = 300;
const MOST_NAME = 200;

export type Manager = Asking<'heavy'>;

/** Reads a spreadsheet and keeps what it would bring; nothing of that is saved yet. */
export async function previewImport(
  db: Db,
  { person, clock, heavy }: Manager,
  { kind, file }: { kind: AnyKind; file: IncomingFile },
): Promise<ImportPreview> {
  const table = tableOf(kind, await heavy.run('readWorkbook', file.path, { person }));
  const { organisationId } = person;
  const rows = await judge(db, { kind, organisationId }, table.rows);
  const made = {
    kind: kind.name,
    personId: person.id,
    organisationId,
    fileName: file.name.slice(0, MOST_NAME),
    columns: table.columns,
    ready: numberOf(rows, 'ready'),
    faulty: numberOf(rows, 'faulty'),
    duplicates: numberOf(rows, 'duplicate'),
    expiresAt: new Date(clock.now().getTime() + LIFE_MS),
  };
  return toPreview(await insertImport(db, made, rows));
}

const numberOf = (rows: ImportRowInsert[], verdict: ImportRow['verdict']) =>
  rows.filter((row) => row.verdict === verdict).length;

const toPreview = ({ id: importId, expiresAt, ...head }: ImportHead): ImportPreview => ({
  importId,
  fileName: head.fileName,
  columns: head.columns,
  ready: head.ready,
  faulty: head.faulty,
  duplicates: head.duplicates,
  expiresAt: expiresAt.getTime(),
});

interface Line {
  row: number;
  cells: string[];
}

interface Table {
  columns: string[];
  rows: (Line & { named: Cells })[];
}

/** The known columns of a sheet, wherever they stand in it, and the rows that are not empty. */
function tableOf(kind: AnyKind, [heads = [], ...lines]: string[][]): Table {
  const missing = kind.columns.filter(
    ({ title, isRequired }) => isRequired && !heads.includes(title),
  );
  const titles = missing.map(({ title }) => title);
  refuseFault('file', titles.length > 0 ? importFaults.columnsMissing(titles) : null);
  const columns = kind.columns.map(({ title }) => title).filter((title) => heads.includes(title));
  const rows = lines
    .map((line, at) => ({
      row: at + 2,
      cells: columns.map((title) => line[heads.indexOf(title)] ?? ''),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .map((line) => ({
      ...line,
      named: Object.fromEntries(columns.map((title, at) => [title, line.cells[at] ?? ''])),
    }));
  refuseFault('file', rows.length === 0 ? importFaults.noRows : null);
  refuseFault('file', rows.length > MOST_ROWS ? importFaults.tooManyRows(MOST_ROWS) : null);
  return { columns, rows };
}

type Read = Line & ReturnType<AnyKind['read']>;

/** What would become of each row: beside what is stored, and beside the rows above it. */
async function judge(
  db: Db,
  { kind, organisationId }: { kind: AnyKind; organisationId: number | null },
  rows: Table['rows'],
): Promise<ImportRowInsert[]> {
  const read: Read[] = rows.map(({ named, ...line }) => ({ ...line, ...kind.read(named) }));
  const payloads = read.flatMap((one) => ('payload' in one ? [one.payload] : []));
  // Without an organisation it is looked up once one is named, when the import is confirmed.
  const known =
    organisationId === null ? nothing : await kind.findKnown(db, organisationId, payloads);
  const above = new Map<string, number>();
  return read.map((one) => {
    const line = { row: one.row, cells: one.cells.map(shortened) };
    if ('faults' in one) return { ...line, ...faulty, faults: one.faults };
    const key = kind.keyOf(one.payload);
    const verdict = verdictOn(known.get(key), above.get(key) ?? null);
    if (!above.has(key)) above.set(key, one.row);
    return { ...line, ...verdict, payload: verdict.verdict === 'ready' ? one.payload : null };
  });
}

const nothing = new Map<string, Known>();
const clean = { faults: [], sameAsRow: null, sameAsId: null };
const faulty = { ...clean, verdict: 'faulty' as const, payload: null };

function verdictOn(known: Known | undefined, sameAsRow: number | null) {
  if (known && 'fault' in known)
    return { ...clean, verdict: 'faulty' as const, faults: [known.fault] };
  const sameAsId = known?.id ?? null;
  const isSame = sameAsId !== null || sameAsRow !== null;
  return {
    ...clean,
    sameAsRow,
    sameAsId,
    verdict: isSame ? ('duplicate' as const) : ('ready' as const),
  };
}

const shortened = (text: string) =>
  text.length > MOST_LETTERS
    ? `${text.slice(0, MOST_LETTERS - 1)}…`.replace(/\p{Surrogate}/gu, '')
    : text;
