import type { Shelf } from '@cheese/domain/codes/people/shelf';
import type { CallerContext } from '../../../calls/callerContext';
import { refuse } from '../../../calls/refusal';
import { type Owned, ownerFor } from '../../base/ownership/ownership';
import type { Fault, GraphKind } from './graphMaking.kind';
import type { Asker, GraphRows } from './graphMaking.rows';
import type { MadeListQuery } from './graphMaking.store';

interface Shelved {
  shelf?: Shelf;
}

interface Saving {
  id: number;
  edition: number;
  file: string;
}

/** Graphs of one kind as they are written: begun, brought, saved and removed. */
export const graphDesk = <Graph extends object, Told, Found extends { faults: Fault[] }>(
  kind: GraphKind<Graph, Told, Found>,
  rows: GraphRows<Graph, Told, Found>,
) => ({
  ...graphReading(kind, rows),
  ...graphAdding(kind, rows),
  ...graphSaving(kind, rows),
});

function graphReading<Graph extends object, Told, Found extends { faults: Fault[] }>(
  { pack }: GraphKind<Graph, Told, Found>,
  { store, toMade, mineWhole }: GraphRows<Graph, Told, Found>,
) {
  async function list(
    { db, person }: CallerContext<'db' | 'heavy'>,
    { shelf, ...asked }: MadeListQuery & Shelved,
  ) {
    const { rows, total } = await store.list(db, ownerFor(person, shelf), asked);
    return { list: rows.map(toMade), total };
  }

  async function detail(context: Asker, id: number) {
    const its = await mineWhole(context, id);
    return { ...toMade(its), file: pack(its.graph) };
  }

  return { list, detail };
}

function graphAdding<Graph extends object, Told, Found extends { faults: Fault[] }>(
  kind: GraphKind<Graph, Told, Found>,
  { store, toMade }: GraphRows<Graph, Told, Found>,
) {
  const { name, most, read } = kind;

  async function add(
    { db, person, clock }: CallerContext<'db' | 'heavy'>,
    { organisationId }: Owned,
    graph: Graph,
  ) {
    if ((await store.count(db, organisationId)) >= most.made) refuse(`${name}.tooMany`);
    const whose = { organisationId, createdBy: person.id, updatedAt: clock.now() };
    return toMade(await store.insert(db, { ...kind.rowOf(graph), ...whose }));
  }

  const create = (
    context: CallerContext<'db' | 'heavy'>,
    { title, shelf }: Shelved & { title: string },
  ) => add(context, { organisationId: ownerFor(context.person, shelf) }, kind.blank(title.trim()));

  async function takeFile(
    context: CallerContext<'db' | 'heavy'>,
    { file, shelf }: Shelved & { file: string },
  ) {
    const owner = { organisationId: ownerFor(context.person, shelf) };
    return add(context, owner, read(file));
  }

  return { create, takeFile };
}

function graphSaving<Graph extends object, Told, Found extends { faults: Fault[] }>(
  kind: GraphKind<Graph, Told, Found>,
  { store, toMade, mine, mineWhole }: GraphRows<Graph, Told, Found>,
) {
  const { name, read, pack } = kind;

  /** Optimistic lock, so that no one overwrites a colleague's change. */
  async function save(context: CallerContext<'db' | 'heavy'>, { id, edition, file }: Saving) {
    const { db, clock } = context;
    await mine(context, id);
    const graph = read(file);
    const row = { ...kind.rowOf(graph), updatedAt: clock.now() };
    const saved = await store.save(db, { id, edition }, row);
    if (saved) return { ...toMade(saved), file: pack(graph) };
    // It may have been removed meanwhile.
    await mine(context, id);
    return refuse(`${name}.changedMeanwhile`);
  }

  /** Learners have results of a published version, so it can be withdrawn but not removed. */
  async function remove({ db, person }: CallerContext<'db' | 'heavy'>, id: number): Promise<null> {
    await db.transaction(async (tx) => {
      const { version } = await mineWhole({ db: tx, person }, id, true);
      if (version > 0) refuse(`${name}.published`);
      await store.remove(tx, id);
    });
    return null;
  }

  return { save, remove };
}
