import { sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { rawRows } from '../db/rawRows';
import { EMPTYING, takeWritten, writtenBy } from './writtenTables';

interface TableFacts {
  /** Statements that reset its id sequences. */
  resets: string[];
  /** The tables that its triggers write to. */
  leads: string[];
}

type Facts = Map<string, TableFacts>;

const askFacts = sql.raw(`select c.relname as name,
  (select array_agg(format('setval(%L, %s, false)', seqrelid::regclass, seqstart))
    from pg_depend d join pg_sequence on seqrelid = d.objid
    where d.refobjid = c.oid and d.deptype in ('a', 'i')) as resets,
  (select string_agg(p.prosrc, ' ') from pg_trigger t join pg_proc p on p.oid = t.tgfoid
    where t.tgrelid = c.oid and not t.tgisinternal) as sources
  from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`);

interface CatalogRow {
  name: string;
  resets: string[] | null;
  sources: string | null;
}

async function readFacts(db: Db): Promise<Facts> {
  const rows = await rawRows<CatalogRow>(db, askFacts);
  return new Map(
    rows.map(({ name, resets, sources }) => [
      name,
      { resets: resets ?? [], leads: writtenBy(sources ?? '') },
    ]),
  );
}

/** Rows are few: deleting them takes a tenth of the time of `truncate`, which makes new files. */
function emptyingOf(tables: Iterable<string>, facts: Facts) {
  const names = [...tables];
  const resets = names.flatMap((name) => facts.get(name)?.resets ?? []);
  return [
    `${EMPTYING} begin; set local session_replication_role = replica`,
    ...names.map((name) => `delete from "${name}"`),
    `select ${resets.join(', ')}`,
    'commit',
  ].join('; ');
}

/** The named tables, and those that their triggers write to. */
function withLeads(names: Iterable<string>, facts: Facts) {
  const all = new Set<string>();
  const add = (name: string) => {
    if (all.has(name) || !facts.has(name)) return;
    all.add(name);
    facts.get(name)?.leads.forEach(add);
  };
  for (const name of names) add(name);
  return all;
}

/** Empties a database between tests, and checks it after the last one. */
export async function emptier(db: Db, database: string) {
  const facts = await readFacts(db);
  const empty = async (names: Iterable<string>) => {
    const tables = withLeads(names, facts);
    if (tables.size > 0) await db.execute(sql.raw(emptyingOf(tables, facts)));
  };
  return {
    empty: () => empty(takeWritten(database)),
    emptyAll: async () => {
      takeWritten(database);
      await empty(facts.keys());
    },
    /** Rows left behind would leak into the next file: a write was not noticed. */
    requireEmpty: async () => {
      const filled = sql.raw(askFilled([...facts.keys()]));
      const rows = await rawRows<{ name: string }>(db, filled);
      if (rows.length === 0) return;
      const names = rows.map(({ name }) => name).join(', ');
      throw new Error(`Written to without being noticed (writtenTables.ts): ${names}`);
    },
  };
}

const askFilled = (names: string[]) =>
  names
    .map((name) => `select '${name}' as name where exists (select from "${name}")`)
    .join(' union all ');
