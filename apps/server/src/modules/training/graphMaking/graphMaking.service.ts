import type { Shelf } from '@cheese/domain/codes/people/shelf';
import type { MakingState } from '@cheese/domain/codes/training/making';
import type { CallerContext } from '../../../calls/callerContext';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../calls/refusal';
import { mayEdit, type Owned, ownerFor, requireMaker } from '../../base/ownership/ownership';
import { stateOf } from '../making/making.state';
import type { Fault, GraphKind } from './graphMaking.kind';
import { type MadeListQuery, graphStore, type Listed } from './graphMaking.store';

export interface Common {
  id: number;
  title: string;
  state: MakingState;
  isPlatform: boolean;
  version: number;
  edition: number;
  updatedAt: number;
}

/** A draft the user may edit; only `own` creates this type. */
type OwnRow<Row> = Row & { readonly isOwn: true };

type Asker = Pick<CallerContext<'db' | 'heavy'>, 'db' | 'person'>;

interface Shelved {
  shelf?: Shelf;
}

interface Saving {
  id: number;
  edition: number;
  file: string;
}

/** Graphs of one kind as they are written: begun, brought, saved and removed. */
export function graphDesk<Graph extends object, Told, Found extends { faults: Fault[] }>(
  kind: GraphKind<Graph, Told, Found>,
) {
  const { name, most, read, pack } = kind;
  const store = graphStore(kind);

  function toMade(row: Listed<Told>): Common & Told {
    const { organisationId, publishedEdition, isShown, shownId, updatedAt, ...told } = row;
    const state = stateOf({ ...row, publishedEdition }, isShown);
    const more = { state, isPlatform: organisationId === null, updatedAt: updatedAt.getTime() };
    return { ...told, ...more } as Common & Told;
  }

  /** Another school's draft is reported as not found. */
  function own<Row extends Owned>(person: Person, row: Row | null): OwnRow<Row> {
    return row && mayEdit(row, person) ? { ...row, isOwn: true } : refuse(`${name}.notFound`);
  }

  async function mine({ db, person }: Asker, id: number) {
    requireMaker(person);
    return own(person, await store.find(db, id));
  }

  async function mineWhole({ db, person }: Asker, id: number, isHeld = false) {
    requireMaker(person);
    return own(person, await store.findWhole(db, id, isHeld));
  }

  async function add(
    { db, person, clock }: CallerContext<'db' | 'heavy'>,
    { organisationId }: Owned,
    graph: Graph,
  ) {
    if ((await store.count(db, organisationId)) >= most.made) refuse(`${name}.tooMany`);
    const whose = { organisationId, createdBy: person.id, updatedAt: clock.now() };
    return toMade(await store.insert(db, { ...kind.rowOf(graph), ...whose }));
  }

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

  return { list, detail, create, takeFile, save, remove, store, toMade, mine, mineWhole };
}

export type GraphDesk<Graph extends object, Told, Found extends { faults: Fault[] }> = ReturnType<
  typeof graphDesk<Graph, Told, Found>
>;
