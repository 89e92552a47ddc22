import type { CallerContext } from '../../../calls/callerContext';
import { Refusal, refuse } from '../../../calls/refusal';
import { indexForSearch } from '../../base/findable/findable.service';
import { requireMaker } from '../../base/ownership/ownership';
import { refuseBanned } from '../../people/publicWord/publicWord.service';
import type { Fault, GraphKind } from './graphMaking.kind';
import type { GraphDesk } from './graphMaking.service';

/** Checks, publishes in versions, and withdraws a draft. */
export function graphPublishing<Graph extends object, Told, Found extends { faults: Fault[] }>(
  kind: GraphKind<Graph, Told, Found>,
  desk: GraphDesk<Graph, Told, Found>,
) {
  const { name, most, findable } = kind;
  const { store, toMade, mine, mineWhole } = desk;

  /**
   * A graph that cannot be checked in time must be simplified; it is not a file that could be
   * split.
   */
  async function checked(context: CallerContext<'db' | 'heavy'>, graph: Graph) {
    try {
      return await kind.check(context, graph);
    } catch (error) {
      const isTooMuch = error instanceof Refusal && error.key.startsWith('heavy.');
      throw isTooMuch ? new Refusal(`${name}.tooBig`) : error;
    }
  }

  async function check(
    context: CallerContext<'db' | 'heavy'>,
    file: string,
  ): Promise<Found['faults']> {
    requireMaker(context.person);
    return (await checked(context, kind.read(file))).faults;
  }

  /** Checks the saved draft as a whole before publishing; any fault stops it. */
  async function publish(
    context: CallerContext<'db' | 'heavy'>,
    { id, edition }: { id: number; edition: number },
  ) {
    const { db, person, clock } = context;
    const its = await mineWhole(context, id);
    if (its.edition !== edition) refuse(`${name}.changedMeanwhile`);
    const found = await checked(context, its.graph);
    if (found.faults.some(({ isHint }) => !isHint)) refuse(`${name}.faulty`);
    await refuseBanned(db, kind.wordsOf(its.graph));
    await db.transaction(async (tx) => {
      const held = await mineWhole({ db: tx, person }, id, true);
      if (held.edition !== edition) refuse(`${name}.changedMeanwhile`);
      if (held.publishedEdition === edition && held.shownId !== null) {
        // The content is unchanged, so open runs continue and results stay.
        await store.show(tx, held.shownId, { isShown: true });
        return indexForSearch(tx, findable, [held.shownId]);
      }
      const version = held.version + 1;
      const graph = kind.numbered(held.graph, id, version);
      const row = { ...kind.shownRow(graph, found, held.organisationId), isShown: true };
      const shownId = await store.show(tx, held.shownId, row);
      await indexForSearch(tx, findable, [shownId]);
      await store.update(tx, id, { ...kind.seenAs(shownId), version, publishedEdition: edition });
      const when = { publishedBy: person.id, publishedAt: clock.now() };
      const kept = { ...kind.versionRow(graph), makingId: id, version, ...when };
      await store.insertVersion(tx, kept, most.versions);
    });
    return toMade(await mine(context, id));
  }

  async function withdraw(context: CallerContext<'db' | 'heavy'>, id: number) {
    const { shownId } = await mine(context, id);
    if (shownId !== null) {
      await context.db.transaction(async (tx) => {
        await store.show(tx, shownId, { isShown: false });
        await indexForSearch(tx, findable, [shownId]);
      });
    }
    return toMade(await mine(context, id));
  }

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
    return { file: kind.pack(graph ?? refuse(`${name}.noVersion`)) };
  }

  return { check, publish, withdraw, versions, version };
}
