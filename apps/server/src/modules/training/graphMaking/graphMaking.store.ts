import type { MakingState } from '@cheese/domain/codes/training/making';
import { and, desc, eq, ilike, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import { type Paged, pageBy } from '../../../db/paged';
import { prepared } from '../../../db/prepared';
import type { Fault, GraphKind } from './graphMaking.kind';

/** The columns common to all kinds. */
export interface Standing {
  id: number;
  organisationId: number | null;
  title: string;
  edition: number;
  version: number;
  publishedEdition: number | null;
  updatedAt: Date;
  shownId: number | null;
  /** False until the first publication and after a withdrawal. */
  isShown: boolean;
}

export type Listed<Told> = Standing & Told;
export type Version<More> = { version: number; title: string; publishedAt: Date } & More;
type Row = Record<string, unknown>;

export interface MadeListQuery extends Paged {
  keyword?: string;
  state?: MakingState;
}

/** Queries for one kind. Drizzle's types do not know its columns; `listed` gives the row type. */
export const graphStore = <Graph extends object, Told, Found extends { faults: Fault[] }>({
  name,
  tables,
}: GraphKind<Graph, Told, Found>) => ({
  ...readersOf<Graph, Told>(name, tables),
  ...writersOf<Told>(tables),
  ...versionsOf<Graph>(tables),
});

type Tables = GraphKind<object, unknown, { faults: Fault[] }>['tables'];

function columnsOf(tables: Tables) {
  const { making, shown, shownId } = tables;
  const { id, organisationId, title, edition, version, publishedEdition, updatedAt } = making;
  // Drizzle drops the table name in queries over one table, so the column is named in full in a
  // subquery.
  const isShown = sql<boolean>`coalesce((select ${shown.isShown} from ${shown}
    where ${shown.id} = ${shownId}), false)`;
  const columns: Record<string, PgColumn | SQL> = {
    id,
    organisationId,
    title,
    edition,
    version,
    publishedEdition,
    updatedAt,
    ...tables.told,
    shownId,
    isShown,
  };
  return { columns, isShown };
}

function readersOf<Graph extends object, Told>(name: string, tables: Tables) {
  const { making } = tables;
  const { id, organisationId, title, edition, version, publishedEdition, updatedAt } = making;
  const { columns, isShown } = columnsOf(tables);
  const listed = <More = object>(row: unknown) => (row ?? null) as (Listed<Told> & More) | null;
  const isIt = eq(id, sql.placeholder('id'));
  const states: Record<MakingState, SQL | undefined> = {
    draft: eq(version, 0),
    withdrawn: and(ne(version, 0), sql`not ${isShown}`),
    published: and(isShown, eq(publishedEdition, edition)),
    changed: and(isShown, ne(publishedEdition, edition)),
  };

  async function find(db: Db, wanted: number): Promise<Listed<Told> | null> {
    const plan = prepared(db, `${name}_found`, () =>
      db.select(columns).from(making).where(isIt).prepare(`${name}_found`),
    );
    const [row] = await plan.execute({ id: wanted });
    return listed(row);
  }

  /**
   * With the graph; `isHeld` locks the row, so that concurrent publications run one after the
   * other.
   */
  async function findWhole(db: Db, wanted: number, isHeld: boolean) {
    const query = db
      .select({ ...columns, graph: tables.graph })
      .from(making)
      .where(eq(id, wanted));
    const [row] = await (isHeld ? query.for('update') : query);
    return listed<{ graph: Graph }>(row);
  }

  /** Each way of asking is planned once. */
  function list(db: Db, owner: number | null, { keyword, state, ...paged }: MadeListQuery) {
    const whose = owner === null ? 'platform' : 'school';
    const plan = `${name}_listed_${[whose, state ?? 'all', ...(keyword ? ['named'] : [])].join('_')}`;
    const where = and(
      owner === null ? isNull(organisationId) : eq(organisationId, sql.placeholder('owner')),
      keyword ? ilike(title, sql.placeholder('keyword')) : undefined,
      state && states[state],
    );
    const rows = prepared(db, plan, () =>
      db
        .select({ ...columns, total: sql<number>`count(*) over ()::int` })
        .from(making)
        .where(where)
        .orderBy(desc(updatedAt), desc(id))
        .limit(sql.placeholder('limit'))
        .offset(sql.placeholder('offset'))
        .prepare(plan),
    ) as unknown as Parameters<typeof pageBy<Listed<Told> & { total: number }>>[0];
    return pageBy(rows, { owner, keyword: keyword && likePattern(keyword) }, paged);
  }

  const count = (db: Db, owner: number | null) =>
    db.$count(making, owner === null ? isNull(organisationId) : eq(organisationId, owner));

  return { find, findWhole, list, count };
}

function writersOf<Told>(tables: Tables) {
  const { making, shown } = tables;
  const { id, edition } = making;
  const { columns } = columnsOf(tables);
  async function insert(db: Db, row: Row): Promise<Listed<Told>> {
    const [made] = await db.insert(making).values(row).returning(columns);
    return made as unknown as Listed<Told>;
  }

  /** Null where another edition stands there by now. */
  async function save(db: Db, wanted: Pick<Standing, 'id' | 'edition'>, set: Row) {
    const stands = and(eq(id, wanted.id), eq(edition, wanted.edition));
    const row = { ...set, edition: wanted.edition + 1 };
    const [saved] = await db.update(making).set(row).where(stands).returning(columns);
    return (saved ?? null) as Listed<Told> | null;
  }

  const update = (tx: Db, wanted: number, set: Row) =>
    tx.update(making).set(set).where(eq(id, wanted));

  const remove = (tx: Db, wanted: number) => tx.delete(making).where(eq(id, wanted));

  /** Always updates the same published row, so that results and links stay valid. */
  async function show(tx: Db, known: number | null, row: Row): Promise<number> {
    if (known !== null) {
      await tx.update(shown).set(row).where(eq(shown.id, known));
      return known;
    }
    const [made] = await tx.insert(shown).values(row).returning({ id: shown.id });
    return Number(made?.id);
  }

  return { insert, save, update, remove, show };
}

function versionsOf<Graph extends object>(tables: Tables) {
  const { versions } = tables;
  /** Adds a version and deletes the oldest ones that are not needed. */
  async function insertVersion(tx: Db, row: Row & { makingId: number }, most: number) {
    await tx.insert(versions).values(row);
    const isIts = eq(versions.makingId, row.makingId);
    const old = tx
      .select({ version: versions.version })
      .from(versions)
      .where(isIts)
      .orderBy(desc(versions.version))
      .offset(most);
    const isNeeded = tables.isNeeded?.(tx);
    await tx
      .delete(versions)
      .where(and(isIts, inArray(versions.version, old), isNeeded && sql`not ${isNeeded}`));
  }

  async function listVersions<More>(db: Db, makingId: number): Promise<Version<More>[]> {
    const { version: number, title: named, publishedAt } = versions;
    const rows = await db
      .select({ ...tables.versionTold, version: number, title: named, publishedAt })
      .from(versions)
      .where(eq(versions.makingId, makingId))
      .orderBy(desc(number));
    return rows as Version<More>[];
  }

  async function findVersion(db: Db, makingId: number, wanted: number): Promise<Graph | null> {
    const where = and(eq(versions.makingId, makingId), eq(versions.version, wanted));
    const [row] = await db.select({ graph: tables.versionGraph }).from(versions).where(where);
    return (row?.graph as Graph | undefined) ?? null;
  }

  return { insertVersion, listVersions, findVersion };
}
