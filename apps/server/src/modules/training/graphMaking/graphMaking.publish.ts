import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { Refusal, refuse } from '../../../calls/refusal';
import { indexForSearch } from '../../base/findable/findable.service';
import { requireMaker } from '../../base/ownership/ownership';
import { refuseBanned } from '../../people/publicWord/publicWord.service';
import type { Fault, GraphKind } from './graphMaking.kind';
import type { GraphRows } from './graphMaking.rows';
import type { Standing } from './graphMaking.store';

interface PublishedBy {
  publishedBy: number;
  publishedAt: Date;
}

/** Checks, publishes in versions, and withdraws a draft. */
export function graphPublishing<Graph extends object, Told, Found extends { faults: Fault[] }>(
  kind: GraphKind<Graph, Told, Found>,
  rows: GraphRows<Graph, Told, Found>,
) {
  const { check, checked } = graphChecking(kind);
  return {
    check,
    publish: graphPublish(kind, rows, checked),
    withdraw: graphWithdraw(kind, rows),
    ...graphVersions(kind, rows),
  };
}

function graphChecking<Graph extends object, Told, Found extends { faults: Fault[] }>(
  kind: GraphKind<Graph, Told, Found>,
) {
  /**
   * A graph that cannot be checked in time must be simplified; it is not a file that could be
   * split.
   */
  async function checked(context: CallerContext<'db' | 'heavy'>, graph: Graph) {
    try {
      return await kind.check(context, graph);
    } catch (error) {
      const isTooMuch = error instanceof Refusal && error.key.startsWith('heavy.');
      throw isTooMuch ? new Refusal(`${kind.name}.tooBig`) : error;
    }
  }

  async function check(
    context: CallerContext<'db' | 'heavy'>,
    file: string,
  ): Promise<Found['faults']> {
    requireMaker(context.person);
    return (await checked(context, kind.read(file))).faults;
  }

  return { check, checked };
}

function graphPublish<Graph extends object, Told, Found extends { faults: Fault[] }>(
  kind: GraphKind<Graph, Told, Found>,
  { store, toMade, mine, mineWhole }: GraphRows<Graph, Told, Found>,
  checked: (context: CallerContext<'db' | 'heavy'>, graph: Graph) => Promise<Found>,
) {
  const { name, most, findable } = kind;

  /** The content is unchanged, so open runs continue and results stay. */
  async function showAgain(tx: Db, shownId: number) {
    await store.show(tx, shownId, { isShown: true });
    await indexForSearch(tx, findable, [shownId]);
  }

  async function showVersion(
    tx: Db,
    held: Standing & { graph: Graph },
    found: Found,
    by: PublishedBy,
  ) {
    const { id } = held;
    const version = held.version + 1;
    const graph = kind.numbered(held.graph, id, version);
    const row = { ...kind.shownRow(graph, found, held.organisationId), isShown: true };
    const shownId = await store.show(tx, held.shownId, row);
    await indexForSearch(tx, findable, [shownId]);
    const publishedEdition = held.edition;
    await store.update(tx, id, { ...kind.seenAs(shownId), version, publishedEdition });
    const kept = { ...kind.versionRow(graph), makingId: id, version, ...by };
    await store.insertVersion(tx, kept, most.versions);
  }

  /** Checks the saved draft as a whole before publishing; any fault stops it. */
  return async (
    context: CallerContext<'db' | 'heavy'>,
    { id, edition }: { id: number; edition: number },
  ) => {
    const { db, person, clock } = context;
    const its = await mineWhole(context, id);
    if (its.edition !== edition) refuse(`${name}.changedMeanwhile`);
    const found = await checked(context, its.graph);
    if (found.faults.some(({ isHint }) => !isHint)) refuse(`${name}.faulty`);
    await refuseBanned(db, kind.wordsOf(its.graph));
    await db.transaction(async (tx) => {
      const held = await mineWhole({ db: tx, person }, id, true);
      if (held.edition !== edition) refuse(`${name}.changedMeanwhile`);
      const { publishedEdition, shownId } = held;
      if (publishedEdition === edition && shownId !== null) return showAgain(tx, shownId);
      const by = { publishedBy: person.id, publishedAt: clock.now() };
      return showVersion(tx, held, found, by);
    });
    return toMade(await mine(context, id));
  };
}

function graphWithdraw<Graph extends object, Told, Found extends { faults: Fault[] }>(
  { findable }: GraphKind<Graph, Told, Found>,
  { store, toMade, mine }: GraphRows<Graph, Told, Found>,
) {
  return async (context: CallerContext<'db' | 'heavy'>, id: number) => {
    const { shownId } = await mine(context, id);
    if (shownId !== null) {
      await context.db.transaction(async (tx) => {
        await store.show(tx, shownId, { isShown: false });
        await indexForSearch(tx, findable, [shownId]);
      });
    }
    return toMade(await mine(context, id));
  };
}

function graphVersions<Graph extends object, Told, Found extends { faults: Fault[] }>(
  { name, pack }: GraphKind<Graph, Told, Found>,
  { store, mine }: GraphRows<Graph, Told, Found>,
) {
  async function versions<More>(context: CallerContext<'db' | 'heavy'>, id: number) {
    await mine(context, id);
    const rows = await store.listVersions<More>(context.db, id);
    return rows.map(({ publishedAt, ...row }) => ({ ...row, publishedAt: publishedAt.getTime() }));
  }

  async function version(
    context: CallerContext<'db' | 'heavy'>,
    { id, version }: { id: number; version: number },
  ) {
    await mine(context, id);
    const graph = await store.findVersion(context.db, id, version);
    return { file: pack(graph ?? refuse(`${name}.noVersion`)) };
  }

  return { versions, version };
}
