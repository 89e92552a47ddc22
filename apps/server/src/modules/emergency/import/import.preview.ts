import type {
  ImportPreview,
  ImportRow,
} from '@cheese/domain/contract/emergency/shapes/importShapes';
import { importFaults } from '@cheese/domain/texts/importFaults';
import type { Db } from '../../../db/database';
import type { IncomingFile } from '../../../plugins/forms';
import { refuseFault } from '../../../calls/refusal';
import type { Shown } from '../../base/sheets/sheet.formats';
import type { AnyKind, Cells, Fault, Known } from './import.kind';
import { insertImport } from './import.store';
import type { ImportHead, ImportRowInsert } from './import.tables';
import type { CallerContext } from '../../../calls/callerContext';

const LIFE_MS = 3_600_000;
const MOST_ROWS = 10_000;
/** Enough of a cell to recognise it. */
const MOST_LETTERS = 300;
const MOST_NAME = 200;

export type Manager = CallerContext<'heavy'>;

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
    similar: numberOf(rows, 'similar'),
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
  similar: head.similar,
  expiresAt: expiresAt.getTime(),
});

interface Line {
  row: number;
  cells: string[];
  /** Cells where a spreadsheet program replaced the typed value. */
  unsafe: Fault[];
}

interface Table {
  columns: string[];
  rows: (Line & { named: Cells })[];
}

/** The known columns of a sheet, wherever they stand in it, and the rows that are not empty. */
function tableOf(kind: AnyKind, [first = [], ...lines]: Shown[][]): Table {
  const heads = first.map(({ text }) => text);
  const missing = kind.columns.filter(
    ({ title, isRequired }) => isRequired && !heads.includes(title),
  );
  const titles = missing.map(({ title }) => title);
  refuseFault('file', titles.length > 0 ? importFaults.columnsMissing(titles) : null);
  const columns = kind.columns.map(({ title }) => title).filter((title) => heads.includes(title));
  const rows = lines
    .map((line, at) => {
      const read = columns.map((column) => ({ column, cell: line[heads.indexOf(column)] }));
      return {
        row: at + 2,
        cells: read.map(({ cell }) => cell?.text ?? ''),
        unsafe: read.flatMap(({ column, cell }) =>
          cell?.unsafe ? [{ column, message: importFaults.unsafe[cell.unsafe] }] : [],
        ),
      };
    })
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

/** Compares each row with the stored records and with the rows above it. */
async function judge(
  db: Db,
  { kind, organisationId }: { kind: AnyKind; organisationId: number | null },
  rows: Table['rows'],
): Promise<ImportRowInsert[]> {
  const read: Read[] = rows.map(({ named, ...line }) => ({
    ...line,
    ...(line.unsafe.length > 0 ? { faults: line.unsafe } : kind.read(named)),
  }));
  const payloads = read.flatMap((one) => ('payload' in one ? [one.payload] : []));
  // Without an organisation it is looked up once one is named, when the import is confirmed.
  const known =
    organisationId === null ? nothing : await kind.findKnown(db, organisationId, payloads);
  const above = new Map<string, number>();
  return read.map((one) => {
    const line = { row: one.row, cells: one.cells.map(shortened) };
    if ('faults' in one) return { ...line, ...faulty, faults: one.faults };
    const keys = [kind.keyOf(one.payload), kind.likeOf?.(one.payload)];
    const verdict = verdictOn(keys, { known, above });
    for (const key of keys) if (key !== undefined && !above.has(key)) above.set(key, one.row);
    return { ...line, ...verdict, payload: isTakable(verdict) ? one.payload : null };
  });
}

const nothing = new Map<string, Known>();
const clean = { faults: [], sameAsRow: null, sameAsId: null };
const faulty = { ...clean, verdict: 'faulty' as const, payload: null };

interface Beside {
  known: Map<string, Known>;
  above: Map<string, number>;
}

/** By its whole key it may be the same as another one, by the other key it may look like it. */
function verdictOn([key = '', like = key]: (string | undefined)[], { known, above }: Beside) {
  const stored = known.get(key);
  if (stored && 'fault' in stored) return { ...faulty, faults: [stored.fault] };
  const same = besideOf(stored, above.get(key));
  if (same) return { ...clean, ...same, verdict: 'duplicate' as const };
  const alike = besideOf(known.get(like), above.get(like));
  if (alike) return { ...clean, ...alike, verdict: 'similar' as const };
  return { ...clean, verdict: 'ready' as const };
}

function besideOf(stored: Known | undefined, sameAsRow: number | null = null) {
  const sameAsId = stored && 'id' in stored ? stored.id : null;
  return sameAsId === null && sameAsRow === null ? null : { sameAsRow, sameAsId };
}

const isTakable = ({ verdict }: { verdict: ImportRow['verdict'] }) =>
  verdict === 'ready' || verdict === 'similar';

const shortened = (text: string) =>
  text.length > MOST_LETTERS
    ? `${text.slice(0, MOST_LETTERS - 1)}…`.replace(/\p{Surrogate}/gu, '')
    : text;
