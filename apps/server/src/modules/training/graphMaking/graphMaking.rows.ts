import type { MakingState } from '@cheese/domain/codes/training/making';
import type { CallerContext } from '../../../calls/callerContext';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../calls/refusal';
import { mayEdit, type Owned, requireMaker } from '../../base/ownership/ownership';
import { stateOf } from '../making/making.state';
import type { Fault, GraphKind } from './graphMaking.kind';
import { graphStore, type Listed } from './graphMaking.store';

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

export type Asker = Pick<CallerContext<'db' | 'heavy'>, 'db' | 'person'>;

/** The drafts of one kind: their store, and the rows that the user may edit. */
export function graphRows<Graph extends object, Told, Found extends { faults: Fault[] }>(
  kind: GraphKind<Graph, Told, Found>,
) {
  const { name } = kind;
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

  return { store, toMade, mine, mineWhole };
}

export type GraphRows<Graph extends object, Told, Found extends { faults: Fault[] }> = ReturnType<
  typeof graphRows<Graph, Told, Found>
>;
